// Who did something, as the audit log and the trash store it.
import type { AccountId } from "../../core/accounts/account.ts";
import type { Actor } from "../../core/audit/actor.ts";
import type { ActorColumns } from "../schema.ts";

export function fromActor(actor: Actor): ActorColumns {
  const account = actor.kind === "account" ? actor : undefined;
  return { actor_kind: actor.kind, actor_id: account?.id ?? null, actor_name: account?.name ?? null };
}

export function toActor({ actor_kind: kind, actor_id: id, actor_name: name }: ActorColumns): Actor {
  return kind === "account" ? { kind, id: (id ?? "") as AccountId, name: name ?? "" } : { kind };
}

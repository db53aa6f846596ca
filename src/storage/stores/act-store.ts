import type { Selectable } from "kysely";
import type { AccountId } from "../../core/accounts/account.ts";
import type { ActStore } from "../../core/audit/act-store.ts";
import type { Act, ActId, ActState } from "../../core/audit/act.ts";
import type { Actor } from "../../core/audit/actor.ts";
import { readCursor, writeCursor } from "../cursor.ts";
import type { ActTable, ShopDatabase } from "../schema.ts";

export function createActStore(db: ShopDatabase): ActStore {
  return {
    async append(act) {
      await db.insertInto("acts").values(fromAct(act)).execute();
    },

    async list({ limit, cursor }) {
      const { total } = await db
        .selectFrom("acts")
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom("acts")
        .selectAll()
        .$if(cursor !== undefined, (query) => query.where("seq", "<", readCursor("newest", cursor ?? "")))
        .orderBy("seq", "desc")
        .limit(limit + 1)
        .execute();
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      const nextCursor = rows.length > limit && last !== undefined ? writeCursor("newest", last.seq) : undefined;
      return { items: items.map(toAct), nextCursor, total, totalIsCapped: false };
    },
  };
}

function fromAct({ id, at, actor, deed, subject, before, after }: Act) {
  const person = actor.kind === "account" ? actor : undefined;
  return {
    id,
    at,
    actor_kind: actor.kind,
    actor_id: person?.id ?? null,
    actor_name: person?.name ?? null,
    deed,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_name: subject.name,
    state_before: before === null ? null : JSON.stringify(before),
    state_after: after === null ? null : JSON.stringify(after),
  };
}

function toAct(row: Selectable<ActTable>): Act {
  return {
    id: row.id as ActId,
    at: row.at,
    actor: toActor(row),
    deed: row.deed,
    subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
    before: toState(row.state_before),
    after: toState(row.state_after),
  };
}

function toActor({ actor_kind: kind, actor_id: id, actor_name: name }: Selectable<ActTable>): Actor {
  if (kind !== "account") return { kind };
  return { kind, id: (id ?? "") as AccountId, name: name ?? "" };
}

const toState = (json: string | null): ActState | null => (json === null ? null : (JSON.parse(json) as ActState));

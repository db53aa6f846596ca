import type { ActFilterChoices } from "../core/audit/act-store.ts";
import type { Act } from "../core/audit/act.ts";
import type { Actor } from "../core/audit/actor.ts";
import { type ChangedValue, listChanges } from "../core/audit/list-changes.ts";
import { toInstantJson } from "./instant-json.ts";

/** A field's value; null where there was none. Instants are ISO 8601 in UTC. */
export type ChangedValueJson = string | number | boolean | readonly string[] | null;

export interface ActorJson {
  readonly kind: "account" | "command-line" | "shop" | "visitor";
  /** What `person` filters by: an account's id, otherwise the kind. */
  readonly person: string;
  /** An account's username of that moment; empty for others. */
  readonly name: string;
}

export interface ActJson {
  readonly id: string;
  readonly at: string;
  readonly actor: ActorJson;
  readonly deed: string;
  readonly subject: { readonly kind: string; readonly id: string; readonly name: string };
  readonly changes: readonly {
    readonly field: string;
    readonly before: ChangedValueJson;
    readonly after: ChangedValueJson;
  }[];
}

/** What the audit log can be filtered by. */
export interface ActFiltersJson {
  readonly kinds: readonly string[];
  readonly people: readonly ActorJson[];
}

export function toActJson(act: Act): ActJson {
  const { id, at, actor, deed, subject } = act;
  const changes = listChanges(act).map(({ field, before, after }) => ({
    field: toSnakeCase(field),
    before: toValueJson(before),
    after: toValueJson(after),
  }));
  return { id, at: toInstantJson(at), actor: toActorJson(actor), deed, subject, changes };
}

export function toActFiltersJson({ subjectKinds, people }: ActFilterChoices): ActFiltersJson {
  return { kinds: subjectKinds, people: people.map(toActorJson) };
}

export function toActorJson(actor: Actor): ActorJson {
  const { kind } = actor;
  return kind === "account" ? { kind, person: actor.id, name: actor.name } : { kind, person: kind, name: "" };
}

const toValueJson = (value: ChangedValue): ChangedValueJson => value ?? null;

const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

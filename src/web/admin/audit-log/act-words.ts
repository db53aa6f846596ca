// The audit log in sentences.
import { ADDRESS_NOUNS } from "../../../core/catalogue/address-nouns.ts";
import type { ActJson, ActorJson, ChangedValueJson } from "../../../wire/act-json.ts";

const PEOPLE = { "command-line": "Command line", shop: "The shop itself", visitor: "A visitor" } as const;

/** Who did it, by the name of that moment. */
export function nameOf({ kind, name }: ActorJson): string {
  return kind === "account" ? name : PEOPLE[kind];
}

/** What somebody did to an account, which is mostly their own. */
const ACCOUNT_DEEDS: Readonly<Record<string, readonly [own: string, others: string]>> = {
  register: ["registered", "registered"],
  "sign-in": ["signed in", "signed in as"],
  "sign-out": ["signed out", "signed out"],
  "change-password": ["changed their password", "changed the password of"],
  "reset-password": ["reset their password", "reset the password of"],
  rename: ["changed their username", "renamed"],
  "change-role": ["changed their role", "changed the role of"],
};

const DEEDS: Readonly<Record<string, string>> = {
  create: "added",
  add: "added",
  revise: "changed",
  remove: "removed",
  revoke: "ended",
  restore: "restored",
  "delete-permanently": "permanently deleted",
  "back-up": "asked for",
  "start-import": "started",
  "finish-import": "finished",
  "start-bulk-change": "started",
  "cancel-bulk-change": "cancelled",
  "undo-bulk-change": "undid",
  "resume-bulk-change": "took up again",
  "finish-bulk-change": "finished",
  "finish-undoing-bulk-change": "finished undoing",
  "give-up-bulk-change": "gave up",
  "give-up-undoing-bulk-change": "gave up undoing",
};

const TRASHED: ReadonlySet<string> = new Set(Object.values(ADDRESS_NOUNS));

/** Whether the act moved something to the trash, where it may still be. */
export const leadsToTrash = ({ deed, subject }: Pick<ActJson, "deed" | "subject">): boolean =>
  deed === "remove" && TRASHED.has(subject.kind);

const FEW_FIELDS = 3;

export interface ActWords {
  /** "Owner changed the product": what comes before the subject's name. */
  readonly deed: string;
  /** Empty where the sentence is whole without it. */
  readonly subject: string;
}

/** "changed the product" "Beer Hat": what was done, after the actor's name. */
export function wordsOf({ actor, deed, subject }: Pick<ActJson, "actor" | "deed" | "subject">): ActWords {
  const accountDeed = subject.kind === "account" ? ACCOUNT_DEEDS[deed] : undefined;
  if (accountDeed !== undefined) {
    const [own, others] = accountDeed;
    return actor.person === subject.id ? { deed: own, subject: "" } : { deed: others, subject: subject.name };
  }
  if (subject.kind === "invitation") {
    return { deed: deed === "revoke" ? "withdrew the invitation for" : "invited", subject: subject.name };
  }
  const verb = DEEDS[deed] ?? `did “${deed.replaceAll("-", " ")}” to`;
  return { deed: `${verb} the ${subject.kind}`, subject: isNamedByKind(subject) ? "" : subject.name };
}

/** "the demo catalogue Demo catalogue" would say it twice. */
const isNamedByKind = ({ kind, name }: ActJson["subject"]): boolean => kind.toLowerCase() === name.toLowerCase();

/** "long_description" and "gift guide" as they stand at the start of a line: "Long description", "Gift guide". */
export function labelOf(name: string): string {
  const words = name.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** True for a value that is a moment, to be shown in the shop's zone. */
export const isInstant = (value: ChangedValueJson): value is string => typeof value === "string" && INSTANT.test(value);

/** Shorter lists stand in one line. */
const LINE_LENGTH = 60;

/** A value as text; long lists have an entry per line. */
export function textOf(value: Exclude<ChangedValueJson, null>): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return value.toLocaleString("en-US");
  if (typeof value === "string") return value;
  const line = value.join(", ");
  return line.length <= LINE_LENGTH ? line : value.join("\n");
}

/** "Title, Price" where few fields changed, otherwise how many. */
export function fieldsInWords(changes: ActJson["changes"]): string {
  return changes.length <= FEW_FIELDS
    ? changes.map(({ field }) => labelOf(field)).join(", ")
    : `${String(changes.length)} fields`;
}

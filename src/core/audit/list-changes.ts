import type { Act, ActState } from "./act.ts";

/** A field's value as people read it; undefined where there was none. */
export type ChangedValue = string | number | boolean | readonly string[] | undefined;

export interface FieldChange {
  /** The field's name as the core writes it: `longDescription`. */
  readonly field: string;
  readonly before: ChangedValue;
  readonly after: ChangedValue;
}

/** What follows from other fields, or names the subject itself. */
const DERIVED: ReadonlySet<string> = new Set(["id", "priceAmount", "priceUpperAmount", "priceCurrency", "categoryId"]);

/** What an act changed, field by field; of something made or removed, every field that holds anything. */
export function listChanges({ before, after }: Pick<Act, "before" | "after">): readonly FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => {
    const change = { field, before: valueOf(before, field), after: valueOf(after, field) };
    const isWorthTelling = !DERIVED.has(field) && (change.before !== undefined || change.after !== undefined);
    return isWorthTelling ? [change] : [];
  });
}

/** Instants, which are kept as numbers, become ISO 8601 in UTC. Nothing, "" and [] are all undefined. */
function valueOf(state: ActState | null, field: string): ChangedValue {
  const value = state?.[field];
  if (typeof value === "number") return /(?:^|[a-z])At$/.test(field) ? new Date(value).toISOString() : value;
  if (typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(toText);
  return toText(value) || undefined;
}

/** Whatever a field holds, in words: the texts inside of rich text and of entries, without their markup. */
function toText(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return joinTexts(value);
  if (typeof value !== "object") return "";
  const { text, content } = value as { readonly text?: unknown; readonly content?: unknown };
  if (typeof text === "string") return text;
  return joinTexts(Array.isArray(content) ? content : Object.values(value));
}

const joinTexts = (values: readonly unknown[]): string =>
  values
    .map(toText)
    .filter((text) => text !== "")
    .join(" · ");

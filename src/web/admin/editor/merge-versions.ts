import type { FieldValues } from "react-hook-form";
import type { EditorKind, Versioned } from "./editor-kind.ts";
import { mergeLists } from "./merge-lists.ts";
import { isSameInput } from "./same-input.ts";
import { toReadable } from "./to-readable.ts";

/** A field that only the other version changed. */
export interface TakenField {
  readonly name: string;
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

/** A field that both changed, each to something else. */
export interface FieldConflict {
  readonly name: string;
  readonly label: string;
  readonly mine: ConflictSide;
  readonly theirs: ConflictSide;
}

interface ConflictSide {
  readonly value: unknown;
  readonly text: string;
}

export interface Versions<Values> {
  /** The common base; undefined if unknown, so every difference is a conflict. */
  readonly base: Values | undefined;
  readonly mine: Values;
  readonly theirs: Values;
}

export interface MergedVersions<Values> {
  /** Contains my values for the conflicting fields. */
  readonly values: Values;
  readonly taken: readonly TakenField[];
  readonly conflicts: readonly FieldConflict[];
}

type MergeKind<Values extends FieldValues> = Pick<
  EditorKind<Values, Versioned>,
  "fields" | "readable" | "comparable" | "unordered"
>;

/** A three-way merge by field: keeps both sides' changes, and reports fields that both changed as conflicts. */
export function mergeVersions<Values extends FieldValues>(
  kind: MergeKind<Values>,
  versions: Versions<Values>,
): MergedVersions<Values> {
  const { readable = toReadable } = kind;
  const { base, mine, theirs } = versions;
  const values: Record<string, unknown> = { ...mine };
  const taken: TakenField[] = [];
  const conflicts: FieldConflict[] = [];
  for (const { name, label } of kind.fields) {
    const outcome = mergeField(kind, name, versions);
    if (outcome.kind === "conflict") {
      const sideOf = (value: unknown): ConflictSide => ({ value, text: readable(value, name) });
      conflicts.push({ name, label, mine: sideOf(mine[name]), theirs: sideOf(theirs[name]) });
      continue;
    }
    values[name] = outcome.value;
    if (outcome.kind === "taken") {
      taken.push({ name, label, before: readable(base?.[name], name), now: readable(theirs[name], name) });
    }
  }
  return { values: values as Values, taken, conflicts };
}

type FieldOutcome = { readonly kind: "kept" | "taken"; readonly value: unknown } | { readonly kind: "conflict" };

function mergeField<Values extends FieldValues>(
  { comparable = (value) => value, unordered = [] }: MergeKind<Values>,
  name: string,
  { base, mine, theirs }: Versions<Values>,
): FieldOutcome {
  const isSame = (one: unknown, other: unknown): boolean =>
    isSameInput([comparable(one, name)], [comparable(other, name)]);
  // Theirs is the newer copy of what is shown but not saved with the field, such as a picked product's price.
  if (isSame(mine[name], theirs[name])) return { kind: "kept", value: theirs[name] };
  if (base === undefined) return { kind: "conflict" };
  if (isSame(theirs[name], base[name])) return { kind: "kept", value: mine[name] };
  if (isSame(mine[name], base[name])) return { kind: "taken", value: theirs[name] };
  const list = unordered.includes(name)
    ? mergeLists<string>({ base: base[name], mine: mine[name], theirs: theirs[name] })
    : undefined;
  return list === undefined ? { kind: "conflict" } : { kind: "taken", value: list };
}

import type { FieldValues } from "react-hook-form";
import type { FieldConflict, MergedVersions, TakenField } from "./merge-versions.ts";
import { isSameInput } from "./same-input.ts";

export type ConflictChoice = "mine" | "theirs";

/** Someone else saved in the meantime: their changes that were merged, and the conflicts to resolve. */
export interface MergeQuestion {
  readonly kind: "merge";
  readonly taken: readonly TakenField[];
  readonly conflicts: readonly FieldConflict[];
  readonly choices: Readonly<Record<string, ConflictChoice>>;
  /** A save was tried before every conflict was resolved. */
  readonly isOverdue: boolean;
}

/** What the form shows instead of being saved. */
export type EditorProblem =
  | { readonly kind: "fields" }
  | { readonly kind: "refused"; readonly sentence: string }
  | { readonly kind: "deleted" }
  | MergeQuestion;

export function toMergeQuestion({ taken, conflicts }: MergedVersions<FieldValues>): MergeQuestion {
  return { kind: "merge", taken, conflicts, choices: {}, isOverdue: false };
}

/** Conflicts that are neither chosen nor settled by editing the field. */
export function openConflicts(trouble: EditorProblem | undefined, values: FieldValues): readonly FieldConflict[] {
  if (trouble?.kind !== "merge") return [];
  const { conflicts, choices } = trouble;
  return conflicts.filter(({ name, mine }) => choices[name] === undefined && isSameInput([values[name]], [mine.value]));
}

import { useMemo, useState } from "react";
import { type DefaultValues, type FieldValues, useForm, useWatch } from "react-hook-form";
import { useOnce } from "../api/once-key.ts";
import { schemaResolver } from "../ui/schema-resolver.ts";
import type { EditorKind, Versioned } from "./editor-kind.ts";
import { type MergedVersions, mergeVersions } from "./merge-versions.ts";
import { type DraftOrigin, useDraft } from "./use-draft.ts";

interface TypedOptions<Values extends FieldValues, Saved extends Versioned> {
  readonly kind: EditorKind<Values, Saved>;
  readonly saved: Saved | undefined;
  readonly id: string;
}

/** The saved state that the form started from. */
interface Base<Values> {
  readonly values: Values;
  /** Null for something new. */
  readonly updatedAt: string | null;
  /** During conflicts, the base of the draft, so that a reload asks about them again. */
  readonly origin?: DraftOrigin<Values>;
}

/** The edited values, and the version they started from. */
interface Edited<Values> {
  readonly base: Values | undefined;
  readonly updatedAt: string | null;
  readonly mine: Values;
}

function toBase<Values extends FieldValues, Saved extends Versioned>(
  kind: EditorKind<Values, Saved>,
  saved: Saved | undefined,
): Base<Values> {
  return saved === undefined
    ? { values: kind.blank, updatedAt: null }
    : { values: kind.toValues(saved), updatedAt: saved.updated_at };
}

/** The saved version, the edited values, and their draft. */
export function useEditedValues<Values extends FieldValues, Saved extends Versioned>(
  options: TypedOptions<Values, Saved>,
) {
  const { kind, saved, id } = options;
  const [base, setBase] = useState(() => toBase(kind, saved));
  const form = useForm<Values>({
    defaultValues: base.values as DefaultValues<Values>,
    mode: "onTouched",
    shouldFocusError: false,
    resolver: schemaResolver<Values>(kind.schema, kind.crossFieldRules),
  });
  const once = useOnce();
  const watched = useWatch({ control: form.control }) as Partial<Values>;
  const values: Values = { ...base.values, ...watched };
  const draft = useDraft({
    name: `${kind.name}:${id}`,
    shape: kind.shape ?? kind.blank,
    values,
    base: base.values,
    origin: useMemo(() => base.origin ?? base, [base]),
    once,
  });
  const goOnFrom = (next: Saved): void => {
    setBase(toBase(kind, next));
    form.reset(kind.toValues(next));
  };
  /** Applies the edits to a newer version. */
  const mergeInto = (newer: Base<Values>, { base: start, updatedAt, mine }: Edited<Values>): MergedVersions<Values> => {
    const merged = mergeVersions(kind, { base: start, mine, theirs: newer.values });
    const names = merged.conflicts.map(({ name }) => name);
    setBase({
      ...newer,
      ...(names.length > 0 && { origin: { values: withStart(newer.values, start, names), updatedAt } }),
    });
    form.reset(merged.values);
    return merged;
  };
  return {
    base,
    form,
    values,
    once,
    draft,
    goOnFrom,
    mergeInto,
    /** Merges the form's values into a version that someone else saved. */
    mergeSaved: (newer: Saved) =>
      mergeInto(toBase(kind, newer), { base: base.values, updatedAt: base.updatedAt, mine: form.getValues() }),
    dropChanges: () => {
      setBase({ values: base.values, updatedAt: base.updatedAt });
      form.reset(base.values);
    },
  };
}

/** The newer values, with the base values in conflicting fields. */
function withStart<Values extends FieldValues>(
  newer: Values,
  start: Values | undefined,
  names: readonly string[],
): Values | undefined {
  return start && { ...newer, ...Object.fromEntries(names.map((name) => [name, start[name]])) };
}

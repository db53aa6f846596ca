import { useCallback, useState } from "react";
import { type DefaultValues, type FieldValues, useForm, type UseFormHandleSubmit, useWatch } from "react-hook-form";
import { useOnce } from "../api/once-key.ts";
import { schemaResolver } from "../ui/schema-resolver.ts";
import { controlIdOf, type NamedFields } from "./editor-fields.ts";
import type { EditorKind, Versioned } from "./editor-kind.ts";
import { isSameInput } from "./same-input.ts";
import { useDraft } from "./use-draft.ts";
import { type Save, useSaving } from "./use-saving.ts";

interface EditorOptions<Values extends FieldValues, Saved extends Versioned> {
  readonly kind: EditorKind<Values, Saved>;
  /** As it was loaded; absent for something new. */
  readonly saved: Saved | undefined;
  /** Which one of its kind is edited, in the draft's name; "new" for something new. */
  readonly id: string;
  readonly save: Save<Values, Saved>;
  /** Says that it is saved, and where to go; `isOpen` is false for somebody who left in the meantime. */
  readonly onSaved: (saved: Saved, isOpen: boolean) => void | Promise<void>;
  /** Where the form stays on the page, it goes on from what was saved. */
  readonly staysOpen?: boolean;
}

/** The saved state that the form started from. */
interface Base<Values> {
  readonly values: Values;
  /** Null for something new. */
  readonly updatedAt: string | null;
}

function toBase<Values extends FieldValues, Saved extends Versioned>(
  kind: EditorKind<Values, Saved>,
  saved: Saved | undefined,
): Base<Values> {
  return saved === undefined
    ? { values: kind.blank, updatedAt: null }
    : { values: kind.toValues(saved), updatedAt: saved.updated_at };
}

/** All that a form does: what stands in it, what is unsaved, saving, and what comes of it. */
export function useEditor<Values extends FieldValues, Saved extends Versioned>(options: EditorOptions<Values, Saved>) {
  const { kind } = options;
  const typed = useTyped(options);
  const { base, setBase, form, values, draft, goOnFrom } = typed;
  const { getValues, handleSubmit, reset } = form;
  const saving = useSavingOf(options, typed);
  const { isSaved, forgetTrouble, fail, save } = saving;
  const hasUnsavedInput = useCallback(
    () => !isSaved.current && !isSameInput(getValues(), base.values),
    [isSaved, getValues, base],
  );
  return {
    kind,
    form,
    values,
    draft: draft.offer,
    giveUp: draft.end,
    trouble: saving.trouble,
    attempts: saving.attempts,
    isDirty: !isSameInput(values, base.values),
    /** Asked at the moment of leaving, when the last render may be out of date. */
    hasUnsavedInput,
    submit: async () => {
      const { complete = (entered: Values) => entered } = kind;
      reset(complete(getValues()), { keepErrors: true, keepTouched: true, keepIsSubmitted: true });
      // Only afterwards do the form's errors stand in its state, for the summary to show.
      if (!(await isValidThen(handleSubmit, () => save(base.updatedAt)))) fail({ kind: "fields" });
    },
    /** Saves over what somebody else saved meanwhile. */
    overwrite: async (current: Saved) => {
      await handleSubmit(() => save(current.updated_at))();
    },
    takeSaved: (current: Saved) => {
      forgetTrouble();
      goOnFrom(current);
      focusFirstField(kind);
    },
    restoreDraft: () => {
      if (draft.offer === undefined) return;
      reset(draft.offer.values);
      setBase({ ...base, updatedAt: draft.offer.startedFrom });
      draft.takeOffer();
      focusFirstField(kind);
    },
    discardDraft: () => {
      draft.discardOffer();
      focusFirstField(kind);
    },
  };
}

/** What was saved, what is typed over it, and its draft. */
function useTyped<Values extends FieldValues, Saved extends Versioned>(options: EditorOptions<Values, Saved>) {
  const { kind, saved, id } = options;
  const [base, setBase] = useState(() => toBase(kind, saved));
  const form = useForm<Values>({
    defaultValues: base.values as DefaultValues<Values>,
    mode: "onTouched",
    shouldFocusError: false,
    resolver: schemaResolver<Values>(kind.schema),
  });
  const once = useOnce();
  const watched = useWatch({ control: form.control }) as Partial<Values>;
  const values: Values = { ...base.values, ...watched };
  const draft = useDraft({
    name: `${kind.name}:${id}`,
    shape: kind.shape ?? kind.blank,
    values,
    base: base.values,
    startedFrom: base.updatedAt,
    once,
  });
  const goOnFrom = (next: Saved): void => {
    setBase(toBase(kind, next));
    form.reset(kind.toValues(next));
  };
  return { base, setBase, form, values, once, draft, goOnFrom };
}

function useSavingOf<Values extends FieldValues, Saved extends Versioned>(
  { kind, save, onSaved, staysOpen = false }: EditorOptions<Values, Saved>,
  { form, once, draft, goOnFrom }: ReturnType<typeof useTyped<Values, Saved>>,
) {
  const saving = useSaving({
    kind,
    form,
    once,
    save,
    onSaved: async (saved, isOpen) => {
      draft.end();
      if (staysOpen && isOpen) {
        goOnFrom(saved);
        draft.resume();
        saving.isSaved.current = false;
      }
      await onSaved(saved, isOpen);
    },
  });
  return saving;
}

/** Whether the form could be sent. */
async function isValidThen<Values extends FieldValues>(
  handleSubmit: UseFormHandleSubmit<Values>,
  send: () => Promise<void>,
): Promise<boolean> {
  let isValid = true;
  await handleSubmit(send, () => {
    isValid = false;
  })();
  return isValid;
}

/** The button that was pressed goes with its panel. */
function focusFirstField({ name, fields }: NamedFields): void {
  const [first] = fields;
  if (first !== undefined) document.getElementById(controlIdOf({ name, fields }, first.name))?.focus();
}

/** What `useEditor` gives. */
export type Editor<Values extends FieldValues, Saved extends Versioned> = ReturnType<typeof useEditor<Values, Saved>>;

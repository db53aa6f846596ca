import { useCallback } from "react";
import type { FieldValues, Path, PathValue, UseFormHandleSubmit } from "react-hook-form";
import { showToast } from "../../ui/toast/toasts.ts";
import { detailOf, sentenceOf } from "../api/api-error.ts";
import { controlIdOf, type NamedFields } from "./editor-fields.ts";
import type { EditorKind, Versioned } from "./editor-kind.ts";
import { type ConflictChoice, openConflicts, toMergeQuestion } from "./editor-problem.ts";
import { isSameInput } from "./same-input.ts";
import type { SaveTrouble } from "./save-trouble.ts";
import { type FailureOutcome, type Save, useSaving } from "./use-saving.ts";
import { useEditedValues } from "./use-edited-values.ts";

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
  /** Restores it if someone deleted it during editing. Omitted if it can't be deleted. */
  readonly restore?: (() => Promise<Saved>) | undefined;
}

/** All that a form does: what stands in it, what is unsaved, saving, and what comes of it. */
export function useEditor<Values extends FieldValues, Saved extends Versioned>(options: EditorOptions<Values, Saved>) {
  const { kind } = options;
  const typed = useEditedValues(options);
  const { base, form, values, draft } = typed;
  const { getValues, handleSubmit, reset } = form;
  const saving = useSavingOf(options, typed);
  const { isSaved, trouble, fail, save } = saving;
  const hasUnsavedInput = useCallback(
    () => !isSaved.current && !isSameInput(getValues(), base.values),
    [isSaved, getValues, base],
  );
  const send = async (startedFrom: string | null): Promise<void> => {
    // Only now are the errors in the form's state, where the summary reads them.
    if (!(await isValidThen(handleSubmit, () => save(startedFrom)))) fail({ kind: "fields" });
  };
  return {
    kind,
    form,
    values,
    draft: draft.offer,
    /** The draft was typed over an older version than the one that was loaded. */
    isDraftOutdated: draft.offer !== undefined && draft.offer.startedFrom !== base.updatedAt,
    giveUp: draft.end,
    trouble,
    attempts: saving.attempts,
    isDirty: !isSameInput(values, base.values),
    /** Asked at the moment of leaving, when the last render may be out of date. */
    hasUnsavedInput,
    submit: async () => {
      if (trouble?.kind === "merge" && openConflicts(trouble, getValues()).length > 0) {
        return fail({ ...trouble, isOverdue: true });
      }
      const { complete = (entered: Values) => entered } = kind;
      reset(complete(getValues()), { keepErrors: true, keepTouched: true, keepIsSubmitted: true });
      return send(base.updatedAt);
    },
    /** Creates a new one with the values of the deleted one. */
    saveAsNew: () => send(null),
    /** Restores the deleted one, and saves over it unless it was changed before its deletion. */
    restoreDeleted: async () => {
      try {
        const restored = await options.restore?.();
        if (restored === undefined) return;
        const merged = typed.mergeSaved(restored);
        if (merged.taken.length + merged.conflicts.length > 0) fail(toMergeQuestion(merged));
        else await send(restored.updated_at);
      } catch (error) {
        showToast("error", detailOf(error, kind.words.failedToSave));
        fail({ kind: "refused", sentence: sentenceOf(error) });
      }
    },
    ...mergeDecisions(typed, saving, kind),
    ...draftDecisions(typed, saving, kind),
  };
}

function mergeDecisions<Values extends FieldValues, Saved extends Versioned>(
  { form, dropChanges }: ReturnType<typeof useEditedValues<Values, Saved>>,
  { trouble, setTrouble }: ReturnType<typeof useSaving<Values, Saved>>,
  kind: NamedFields,
) {
  return {
    choose: (name: string, choice: ConflictChoice) => {
      if (trouble?.kind !== "merge") return;
      const conflict = trouble.conflicts.find((one) => one.name === name);
      if (conflict === undefined) return;
      form.setValue(name as Path<Values>, conflict[choice].value as PathValue<Values, Path<Values>>, {
        shouldTouch: true,
        shouldValidate: true,
      });
      setTrouble({ ...trouble, choices: { ...trouble.choices, [name]: choice } });
    },
    takeSaved: () => {
      setTrouble(undefined);
      dropChanges();
      focusFirstField(kind);
    },
  };
}

function draftDecisions<Values extends FieldValues, Saved extends Versioned>(
  { base, form, draft, mergeInto }: ReturnType<typeof useEditedValues<Values, Saved>>,
  { fail }: ReturnType<typeof useSaving<Values, Saved>>,
  kind: NamedFields,
) {
  return {
    restoreDraft: () => {
      const { offer } = draft;
      if (offer === undefined) return;
      draft.takeOffer();
      if (offer.startedFrom === base.updatedAt) {
        form.reset(offer.values);
        return focusFirstField(kind);
      }
      const merged = mergeInto(base, { base: offer.base, updatedAt: offer.startedFrom, mine: offer.values });
      if (merged.taken.length + merged.conflicts.length > 0) fail(toMergeQuestion(merged));
      else focusFirstField(kind);
    },
    discardDraft: () => {
      draft.discardOffer();
      focusFirstField(kind);
    },
  };
}

function useSavingOf<Values extends FieldValues, Saved extends Versioned>(
  { kind, save, onSaved, restore, staysOpen = false }: EditorOptions<Values, Saved>,
  { form, once, draft, goOnFrom, mergeSaved }: ReturnType<typeof useEditedValues<Values, Saved>>,
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
    onFailed: (trouble: SaveTrouble<Saved>): FailureOutcome => {
      if (trouble.kind === "deleted")
        return restore === undefined ? { ...trouble, kind: "refused" } : { kind: "deleted" };
      if (trouble.kind !== "conflict") return trouble;
      const merged = mergeSaved(trouble.current);
      const isQuiet = merged.taken.length + merged.conflicts.length === 0;
      return isQuiet ? { kind: "retry", startedFrom: trouble.current.updated_at } : toMergeQuestion(merged);
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

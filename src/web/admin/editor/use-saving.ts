import { type RefObject, useEffect, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { showToast } from "../../ui/toast/toasts.ts";
import { detailOf } from "../api/api-error.ts";
import type { Once } from "../api/once-key.ts";
import type { EditorKind, Versioned } from "./editor-kind.ts";
import type { EditorProblem } from "./editor-problem.ts";
import { fieldErrorsOf, type SaveTrouble, troubleOf } from "./save-trouble.ts";

/** What a save goes by, besides the values. */
export interface SaveTerms {
  /** The version that may be replaced; null to create a new one. */
  readonly startedFrom: string | null;
  /** For something new: the same for each try, so that a save whose answer was lost makes one thing (`createOnce`). */
  readonly onceKey: string;
}

/** Answers with what the API saved. */
export type Save<Values, Saved> = (values: Values, terms: SaveTerms) => Promise<Saved>;

/** The result of a failed save: a problem to show, or a newer version to save over without conflicts. */
export type FailureOutcome = EditorProblem | { readonly kind: "retry"; readonly startedFrom: string };

/** Bounds the retries while someone else keeps saving. */
const MAX_RETRIES = 3;

interface SavingOptions<Values extends FieldValues, Saved extends Versioned> {
  readonly kind: EditorKind<Values, Saved>;
  readonly form: UseFormReturn<Values>;
  readonly once: Once;
  readonly save: Save<Values, Saved>;
  /** `isOpen` is false for somebody who left in the meantime, and stays where they went. */
  readonly onSaved: (saved: Saved, isOpen: boolean) => void | Promise<void>;
  readonly onFailed: (trouble: SaveTrouble<Saved>) => FailureOutcome;
}

/** Saves what stands in the form, or keeps the reason why not. */
export function useSaving<Values extends FieldValues, Saved extends Versioned>(options: SavingOptions<Values, Saved>) {
  const { kind, form, once, onSaved, onFailed } = options;
  const [trouble, setTrouble] = useState<EditorProblem>();
  const [attempts, setAttempts] = useState(0);
  const isSaved = useRef(false);
  const isOpen = useIsOpen();

  const fail = (next: EditorProblem): void => {
    setTrouble(next);
    setAttempts((count) => count + 1);
  };
  const save = async (startedFrom: string | null, retries = MAX_RETRIES): Promise<void> => {
    setTrouble(undefined);
    try {
      const saved = await once.send((onceKey) => options.save(form.getValues(), { startedFrom, onceKey }));
      isSaved.current = true;
      await onSaved(saved, isOpen.current);
    } catch (error) {
      const outcome = onFailed(troubleOf(kind, error));
      if (outcome.kind === "retry" && retries > 0) return save(outcome.startedFrom, retries - 1);
      showToast("error", detailOf(error, kind.words.failedToSave));
      for (const { name, message } of fieldErrorsOf(kind, error)) {
        form.setError(name as Path<Values>, { type: "server", message });
      }
      fail(outcome.kind === "retry" ? { kind: "refused", sentence: detailOf(error, kind.words.notSaved) } : outcome);
    }
  };
  return {
    trouble,
    /** Rises with each failed attempt, so that the reason can take the focus anew. */
    attempts,
    isSaved,
    fail,
    /** Replaces the reason without taking the focus. */
    setTrouble,
    save,
  };
}

/** For answers that come late: whether the form still stands on the page. */
function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

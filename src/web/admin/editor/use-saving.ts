import { type RefObject, useEffect, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { showToast } from "../../ui/toast/toasts.ts";
import { detailOf } from "../api/api-error.ts";
import type { Once } from "../api/once-key.ts";
import type { EditorKind, Versioned } from "./editor-kind.ts";
import { fieldErrorsOf, type SaveTrouble, troubleOf } from "./save-trouble.ts";

/** What a save goes by, besides the values. */
export interface SaveTerms {
  /** The version that may be replaced; null for something new. */
  readonly startedFrom: string | null;
  /** For something new: the same for each try, so that a save whose answer was lost makes one thing (`createOnce`). */
  readonly onceKey: string;
}

/** Answers with what the API saved. */
export type Save<Values, Saved> = (values: Values, terms: SaveTerms) => Promise<Saved>;

interface SavingOptions<Values extends FieldValues, Saved extends Versioned> {
  readonly kind: EditorKind<Values, Saved>;
  readonly form: UseFormReturn<Values>;
  readonly once: Once;
  readonly save: Save<Values, Saved>;
  /** `isOpen` is false for somebody who left in the meantime, and stays where they went. */
  readonly onSaved: (saved: Saved, isOpen: boolean) => void | Promise<void>;
}

/** Saves what stands in the form, or keeps the reason why not. */
export function useSaving<Values extends FieldValues, Saved extends Versioned>(options: SavingOptions<Values, Saved>) {
  const { kind, form, once, onSaved } = options;
  const [trouble, setTrouble] = useState<SaveTrouble<Saved>>();
  const [attempts, setAttempts] = useState(0);
  const isSaved = useRef(false);
  const isOpen = useIsOpen();

  const fail = (next: SaveTrouble<Saved>): void => {
    setTrouble(next);
    setAttempts((count) => count + 1);
  };
  return {
    trouble,
    /** Rises with each failed attempt, so that the reason can take the focus anew. */
    attempts,
    isSaved,
    fail,
    forgetTrouble: () => setTrouble(undefined),
    async save(startedFrom: string | null): Promise<void> {
      setTrouble(undefined);
      try {
        const saved = await once.send((onceKey) => options.save(form.getValues(), { startedFrom, onceKey }));
        isSaved.current = true;
        await onSaved(saved, isOpen.current);
      } catch (error) {
        showToast("error", detailOf(error, kind.words.failedToSave));
        for (const { name, message } of fieldErrorsOf(kind, error)) {
          form.setError(name as Path<Values>, { type: "server", message });
        }
        fail(troubleOf(kind, error));
      }
    },
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

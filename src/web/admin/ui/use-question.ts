import { type RefObject, useRef, useState } from "react";
import { sentenceOf } from "../api/api-error.ts";

interface QuestionOptions {
  readonly onClose: () => void;
  /** Takes the focus after the deed: the button that asked goes with the thing that it was about. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** What a dialog needs that asks before a deed: it closes when that is done, and stays and says why when it fails. */
export function useQuestion({ onClose, focusAfter }: QuestionOptions) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Counts the closings: an answer that comes after its own says nothing to the question that stands there by then.
  const closings = useRef(0);
  const isDone = useRef(false);

  const close = (): void => {
    closings.current += 1;
    setProblem(undefined);
    setBusy(false);
    onClose();
  };
  return {
    isBusy,
    problem,
    close,
    /** Does the deed. Rejects with what it failed with, also where nobody is asked any more. */
    async confirm(deed: () => Promise<void>): Promise<void> {
      const { current: asked } = closings;
      const isStillAsked = (): boolean => closings.current === asked;
      setBusy(true);
      setProblem(undefined);
      try {
        await deed();
      } catch (error) {
        if (isStillAsked()) {
          setProblem(sentenceOf(error));
          setBusy(false);
        }
        throw error;
      }
      if (!isStillAsked()) return;
      isDone.current = true;
      close();
    },
    /** For the dialog's `onClosed`. */
    moveFocus: (event: Event): void => {
      if (!isDone.current) return;
      isDone.current = false;
      event.preventDefault();
      focusAfter.current?.focus();
    },
  };
}

import { useEffect, useMemo, useRef, useState } from "react";
import { browserStorage } from "../browser-storage.ts";
import type { Once } from "../api/once-key.ts";
import { createDraftStore, type Draft } from "./draft-store.ts";
import { isSameInput } from "./same-input.ts";

const KEEP_AFTER_MS = 300;

interface DraftOptions<Values> {
  /** As in "product:7". */
  readonly name: string;
  readonly shape: Values;
  readonly values: Values;
  /** The saved values. */
  readonly base: Values;
  readonly startedFrom: string | null;
  /** Its key is kept with the draft, and taken with it. */
  readonly once: Once;
}

export interface DraftKeeping<Values> {
  /** What an earlier visit left behind, until it is taken or thrown away. */
  readonly offer: Draft<Values> | undefined;
  readonly takeOffer: () => void;
  readonly discardOffer: () => void;
  /** Keeps nothing any more: what was typed is saved, or was given up. */
  readonly end: () => void;
  /** Keeps again, for a form that stays open after it was saved. */
  readonly resume: () => void;
}

/** Keeps what is typed in this browser, shortly after each change, and offers what was left behind. */
export function useDraft<Values extends object>(options: DraftOptions<Values>): DraftKeeping<Values> {
  const { name, shape, values, base, startedFrom, once } = options;
  const drafts = useMemo(
    () => createDraftStore({ name, shape, storage: browserStorage, now: () => Date.now() }),
    [name, shape],
  );
  const [found] = useState(() => drafts.find());
  const isOutlived = found !== undefined && isSameInput(found.values, base);
  const [offer, setOffer] = useState(isOutlived ? undefined : found);
  // Another window may be keeping a draft of its own under the same name.
  const isOurs = useRef(isOutlived);
  const hasEnded = useRef(false);
  const isDirty = !isSameInput(values, base);

  useEffect(() => {
    // Nothing overwrites the offered draft before its owner has decided about it.
    if (offer !== undefined) return undefined;
    if (!isDirty) {
      if (isOurs.current) drafts.discard();
      isOurs.current = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      if (hasEnded.current) return;
      isOurs.current = true;
      drafts.keep({ values, startedFrom, onceKey: once.key });
    }, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [drafts, offer, isDirty, values, startedFrom, once]);

  return {
    offer,
    takeOffer: () => {
      if (offer !== undefined) once.resume(offer.onceKey);
      setOffer(undefined);
    },
    discardOffer: () => {
      drafts.discard();
      setOffer(undefined);
    },
    end: () => {
      hasEnded.current = true;
      drafts.discard();
    },
    resume: () => {
      hasEnded.current = false;
    },
  };
}

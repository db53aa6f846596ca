import { useEffect, useMemo, useRef, useState } from "react";
import { browserStorage } from "../../browser/browser-storage.ts";
import { serverNow } from "../../browser/server-clock.ts";
import type { Once } from "../api/once-key.ts";
import { createDraftStore, type Draft } from "./draft-store.ts";
import { isSameInput } from "./same-input.ts";

const KEEP_AFTER_MS = 300;

export interface DraftOrigin<Values> {
  readonly values: Values | undefined;
  /** Null for something new. */
  readonly updatedAt: string | null;
}

interface DraftOptions<Values> {
  /** As in "product:7". */
  readonly name: string;
  readonly shape: Values;
  readonly values: Values;
  /** The saved values. */
  readonly base: Values;
  /** The base for merging a restored draft. Must stay the same object until it changes. */
  readonly origin: DraftOrigin<Values>;
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
  const { name, shape, values, base, origin, once } = options;
  const drafts = useMemo(
    () => createDraftStore({ name, shape, storage: browserStorage, now: serverNow }),
    [name, shape],
  );
  const [found] = useState(() => drafts.find());
  const isOutlived = found !== undefined && isSameInput(found.values, base);
  const [offer, setOffer] = useState(isOutlived ? undefined : found);
  // The key of this form's own draft: another window may store one under the same name.
  const ownKey = useRef(isOutlived ? found.onceKey : undefined);
  const hasEnded = useRef(false);
  const isDirty = !isSameInput(values, base);

  useEffect(() => {
    // Nothing overwrites the offered draft before its owner has decided about it.
    if (offer !== undefined) return undefined;
    if (!isDirty) {
      if (ownKey.current !== undefined) drafts.discard(ownKey.current);
      ownKey.current = undefined;
      return undefined;
    }
    const timer = setTimeout(() => {
      if (hasEnded.current) return;
      ownKey.current = once.key;
      drafts.keep({ values, startedFrom: origin.updatedAt, base: origin.values, onceKey: once.key });
    }, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [drafts, offer, isDirty, values, origin, once]);

  return {
    offer,
    takeOffer: () => {
      if (offer !== undefined) {
        once.resume(offer.onceKey);
        ownKey.current = offer.onceKey;
      }
      setOffer(undefined);
    },
    discardOffer: () => {
      if (offer !== undefined) drafts.discard(offer.onceKey);
      setOffer(undefined);
    },
    end: () => {
      hasEnded.current = true;
      if (ownKey.current !== undefined) drafts.discard(ownKey.current);
    },
    resume: () => {
      hasEnded.current = false;
    },
  };
}

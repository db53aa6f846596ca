import { useEffect, useMemo, useRef, useState } from "react";
import { createDraftStore, type Draft } from "./draft-store.ts";
import type { ProductFormValues } from "./product-values.ts";
import { isSameInput } from "./product-values.ts";

const KEEP_AFTER_MS = 300;

interface DraftOptions {
  readonly productId: string | undefined;
  readonly values: ProductFormValues;
  /** The saved values. */
  readonly base: ProductFormValues;
  readonly startedFrom: string | null;
}

export interface DraftKeeping {
  /** What an earlier visit left behind, until it is taken or thrown away. */
  readonly offer: Draft | undefined;
  readonly takeOffer: () => void;
  readonly discardOffer: () => void;
  /** Keeps nothing any more: what was typed is saved, or was given up. */
  readonly end: () => void;
}

/** Keeps what is typed in this browser, shortly after each change, and offers what was left behind. */
export function useDraft({ productId, values, base, startedFrom }: DraftOptions): DraftKeeping {
  const drafts = useMemo(
    () => createDraftStore({ productId, storage: localStorage, now: () => Date.now() }),
    [productId],
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
      drafts.keep({ values, startedFrom });
    }, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [drafts, offer, isDirty, values, startedFrom]);

  return {
    offer,
    takeOffer: () => setOffer(undefined),
    discardOffer: () => {
      drafts.discard();
      setOffer(undefined);
    },
    end: () => {
      hasEnded.current = true;
      drafts.discard();
    },
  };
}

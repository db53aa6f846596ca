import { useEffect, useEffectEvent, useState } from "react";
import type { BulkDeed } from "../../../../core/catalogue/bulk/bulk-change.ts";
import type { BulkPreviewJson } from "../../../../wire/bulk-change-json.ts";
import { sentenceOf } from "../../api/api-error.ts";
import { type BulkSelectionBody, previewBulkChange } from "../../api/bulk-changes-api.ts";

/** Typing pauses before anything is counted. */
const PAUSE_MS = 250;

export interface Preview {
  readonly counts: BulkPreviewJson | undefined;
  readonly problem: string | undefined;
}

interface Counted extends Preview {
  readonly question: string;
}

/** How many products a deed would change, counted anew whenever it changes; nothing while it is incomplete. */
export function useBulkPreview(selection: BulkSelectionBody, deed: BulkDeed | undefined): Preview {
  const [counted, setCounted] = useState<Counted>();
  const question = JSON.stringify([selection, deed]);
  const ask = useEffectEvent((signal: AbortSignal) => previewBulkChange({ selection, deed }, signal));
  const isAsked = deed !== undefined;
  useEffect(() => {
    if (!isAsked) return undefined;
    const controller = new AbortController();
    const run = async (): Promise<void> => {
      try {
        const counts = await ask(controller.signal);
        setCounted({ question, counts, problem: undefined });
      } catch (error) {
        if (!controller.signal.aborted) setCounted({ question, counts: undefined, problem: sentenceOf(error) });
      }
    };
    const timer = setTimeout(() => void run(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, isAsked]);
  return isAsked && counted?.question === question ? counted : { counts: undefined, problem: undefined };
}

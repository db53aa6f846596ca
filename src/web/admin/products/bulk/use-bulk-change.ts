import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { BulkDeed } from "../../../../core/catalogue/bulk/bulk-change.ts";
import type { BulkReportJson } from "../../../../wire/bulk-change-json.ts";
import { showToast } from "../../../ui/toast/toasts.ts";
import { sentenceOf } from "../../api/api-error.ts";
import {
  type BulkSelectionBody,
  cancelBulkChange,
  findBulkChange,
  listBulkChanges,
  resumeBulkChange,
  startBulkChange,
  undoBulkChange,
} from "../../api/bulk-changes-api.ts";

const ASK_EVERY_MS = 400;

const isAtWork = ({ state }: Pick<BulkReportJson, "state">): boolean => state === "running" || state === "undoing";

/** The bulk change that this page tells about: one that was begun here, or one that is at work anyway. */
export function useBulkChange({ onProgress }: { readonly onProgress: () => void }) {
  const [report, setReport] = useState<BulkReportJson>();
  const [begun, setBegun] = useState(0);
  const id = report?.id;
  const mustAsk = report !== undefined && isAtWork(report);
  const told = useEffectEvent((next: BulkReportJson) => {
    setReport(next);
    // The list shows what changed when there is nothing more to come.
    if (!isAtWork(next)) onProgress();
  });

  useEffect(() => {
    const controller = new AbortController();
    const look = async (): Promise<void> => {
      const found = await findOneAtWork(controller.signal);
      if (found !== undefined && !controller.signal.aborted) setReport(found);
    };
    void look();
    return () => controller.abort();
  }, []);

  useEffect(() => {
    if (!mustAsk || id === undefined) return undefined;
    const controller = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        told(await findBulkChange(id, controller.signal));
      } catch {
        // The shop may be starting anew: the next question finds it.
      }
    };
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [mustAsk, id]);

  const act = useCallback(async (deed: Promise<Omit<BulkReportJson, "problems">>) => {
    try {
      setReport({ ...(await deed), problems: [] });
    } catch (error) {
      showToast("error", sentenceOf(error));
    }
  }, []);

  return {
    report,
    /** Rises with each thing that was begun here, so that the panel can take the focus. */
    begun,
    isAtWork: mustAsk,
    /** Throws ApiError where it is refused. */
    start: async (selection: BulkSelectionBody, deed: BulkDeed): Promise<void> => {
      setReport({ ...(await startBulkChange({ selection, deed })), problems: [] });
      setBegun((count) => count + 1);
    },
    cancel: () => (id === undefined ? Promise.resolve() : act(cancelBulkChange(id)).then(onProgress)),
    undo: async (which: string): Promise<void> => {
      await act(undoBulkChange(which));
      setBegun((count) => count + 1);
    },
    resume: async (which: string): Promise<void> => {
      await act(resumeBulkChange(which));
      setBegun((count) => count + 1);
    },
    dismiss: () => setReport(undefined),
  };
}

export type BulkWork = ReturnType<typeof useBulkChange>;

async function findOneAtWork(signal: AbortSignal): Promise<BulkReportJson | undefined> {
  try {
    const atWork = (await listBulkChanges(signal)).find(isAtWork);
    return atWork && { ...atWork, problems: [] };
  } catch {
    return undefined;
  }
}

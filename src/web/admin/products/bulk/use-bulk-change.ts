import { useCallback, useEffect, useState } from "react";
import type { BulkDeed } from "../../../../core/catalogue/bulk/bulk-change.ts";
import type { BulkReportJson } from "../../../../wire/bulk-change-json.ts";
import { showToast } from "../../../ui/toast/toasts.ts";
import { ApiError, sentenceOf } from "../../api/api-error.ts";
import {
  type BulkSelectionBody,
  cancelBulkChange,
  resumeBulkChange,
  undoBulkChange,
} from "../../api/bulk-changes-api.ts";
import { createBulkStarter, isAtWork } from "./bulk-starter.ts";
import { useFollowing } from "./use-following.ts";

/** The bulk change that this page tells about: one that was begun here, or one that is at work anyway. */
export function useBulkChange({ onProgress }: { readonly onProgress: () => void }) {
  const [report, setReport] = useState<BulkReportJson>();
  const [begun, setBegun] = useState(0);
  const countBegun = (): void => setBegun((count) => count + 1);
  const id = report?.id;
  const mustAsk = report !== undefined && isAtWork(report);
  const [starter] = useState(createBulkStarter);
  useFollowing(mustAsk ? id : undefined, (next) => {
    setReport(next);
    // The list shows what changed when there is nothing more to come.
    if (!isAtWork(next)) onProgress();
  });

  /** Tells about the one at work, if there is one. */
  const look = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      const found = await starter.look(signal).catch(() => undefined);
      if (found !== undefined && signal?.aborted !== true) setReport({ ...found, problems: [] });
    },
    [starter],
  );
  useEffect(() => {
    const controller = new AbortController();
    const start = async (): Promise<void> => look(controller.signal);
    void start();
    return () => controller.abort();
  }, [look]);

  const act = useCallback(
    async (deed: Promise<Omit<BulkReportJson, "problems">>) => {
      try {
        setReport({ ...(await deed), problems: [] });
      } catch (error) {
        showToast("error", sentenceOf(error));
        // It may be at work all the same.
        await look();
      }
    },
    [look],
  );

  return {
    report,
    /** Rises with each thing that was begun here, so that the panel can take the focus. */
    begun,
    isAtWork: mustAsk,
    /** Throws ApiError where it is refused. */
    start: async (selection: BulkSelectionBody, deed: BulkDeed): Promise<void> => {
      try {
        setReport({ ...(await starter.start(selection, deed)), problems: [] });
      } catch (error) {
        // Another one is in the way: the panel shows it.
        if (error instanceof ApiError && error.status === 409) void look();
        throw error;
      }
      countBegun();
    },
    cancel: () => (id === undefined ? Promise.resolve() : act(cancelBulkChange(id)).then(onProgress)),
    undo: (which: string) => act(undoBulkChange(which)).then(countBegun),
    resume: (which: string) => act(resumeBulkChange(which)).then(countBegun),
    dismiss: () => setReport(undefined),
  };
}

export type BulkWork = ReturnType<typeof useBulkChange>;

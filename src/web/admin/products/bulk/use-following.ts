import { useEffect, useEffectEvent } from "react";
import type { BulkReportJson } from "../../../../wire/bulk-change-json.ts";
import { ApiError } from "../../api/api-error.ts";
import { findBulkChange } from "../../api/bulk-changes-api.ts";
import { useSession } from "../../session/use-session.ts";

const ASK_EVERY_MS = 400;

/** Asks how a bulk change stands, one question after the other. Undefined: there is none to ask about. */
export function useFollowing(id: string | undefined, onTold: (report: BulkReportJson) => void): void {
  const session = useSession();
  const tell = useEffectEvent(onTold);
  useEffect(() => {
    if (id === undefined) return undefined;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askLater = (): void => {
      if (!controller.signal.aborted) timer = setTimeout(() => void ask(), ASK_EVERY_MS);
    };
    const ask = async (): Promise<void> => {
      try {
        tell(await findBulkChange(id, controller.signal));
      } catch (error) {
        // Whoever would not sign in again is left alone until they do.
        if (error instanceof ApiError && error.status === 401) return;
        // The shop may be starting anew: the next question finds it.
      }
      askLater();
    };
    askLater();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [id, session]);
}

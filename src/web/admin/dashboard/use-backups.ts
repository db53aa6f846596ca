import { useEffect, useState } from "react";
import type { BackupsJson } from "../../../wire/backups-json.ts";
import { sentenceOf } from "../api/api-error.ts";
import { readBackups, requestBackup } from "../api/backups-api.ts";
import { useLoaded } from "../api/use-loaded.ts";

const LOOK_AGAIN_MS = 1000;

export interface Backups {
  /** Undefined until they are known. */
  readonly overview: BackupsJson | undefined;
  readonly hasFailedToLoad: boolean;
  /** Asked for here and not yet answered. */
  readonly isAsking: boolean;
  /** Why the shop refused to begin one. */
  readonly refusal: string | undefined;
  /** A backup that this page saw running has been made since. */
  readonly hasMadeOne: boolean;
  readonly ask: () => Promise<void>;
  readonly reload: () => void;
}

/** What is known about backups, kept up to date while one is being made. */
export function useBackups(): Backups {
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [sawRunning, setSawRunning] = useState(false);
  const { data, hasFailed, isLoading, reload } = useLoaded({
    load: readBackups,
    key: "backups",
    onError: (error) => console.error("The backups could not be listed.", error),
  });
  const isRunning = data !== undefined && data.running !== null;
  if (isRunning && !sawRunning) setSawRunning(true);

  useEffect(() => {
    if (!isRunning || isLoading) return;
    const timer = setTimeout(reload, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isRunning, isLoading, reload]);

  const ask = async (): Promise<void> => {
    setAsking(true);
    setRefusal(undefined);
    try {
      await requestBackup();
      setSawRunning(true);
    } catch (error) {
      setRefusal(sentenceOf(error));
    }
    setAsking(false);
    reload();
  };
  const hasMadeOne = sawRunning && !isRunning && !isLoading && data?.failure === null;
  return { overview: data, hasFailedToLoad: hasFailed, isAsking, refusal, hasMadeOne, ask, reload };
}

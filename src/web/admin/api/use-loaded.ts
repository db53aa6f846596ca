import { useCallback, useEffect, useEffectEvent, useState } from "react";

export interface Loaded<Data> {
  /** The last answer, kept while a newer one is on its way. */
  readonly data: Data | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

interface LoadOptions<Data> {
  readonly load: (signal: AbortSignal) => Promise<Data>;
  /** Names what is loaded: another key loads again. */
  readonly key: string;
  readonly onError: (error: unknown) => void;
}

interface State<Data> {
  readonly data: Data | undefined;
  /** Of the last answer, good or bad. */
  readonly round: string | undefined;
  readonly hasFailed: boolean;
}

/** Loads when the page appears, when `key` changes and on `reload`; an answer that is no longer wanted is dropped. */
export function useLoaded<Data>({ load, key, onError }: LoadOptions<Data>): Loaded<Data> {
  const [state, setState] = useState<State<Data>>({ data: undefined, round: undefined, hasFailed: false });
  const [reloads, setReloads] = useState(0);
  const round = `${String(reloads)} ${key}`;
  const start = useEffectEvent((signal: AbortSignal) => load(signal));
  const reportError = useEffectEvent((error: unknown) => onError(error));

  useEffect(() => {
    const controller = new AbortController();
    const run = async (): Promise<void> => {
      try {
        const data = await start(controller.signal);
        if (!controller.signal.aborted) setState({ data, round, hasFailed: false });
      } catch (error) {
        if (controller.signal.aborted) return;
        setState((last) => ({ data: last.data, round, hasFailed: true }));
        reportError(error);
      }
    };
    void run();
    return () => controller.abort();
  }, [round]);

  const reload = useCallback(() => setReloads((count) => count + 1), []);
  return { data: state.data, isLoading: state.round !== round, hasFailed: state.hasFailed, reload };
}

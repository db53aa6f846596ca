import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { pageStore } from "./page-store.ts";

/** Keeps what a page was given, for the moment when Back returns to it. */
export function useKeptPage(page: object): void {
  useOnLeaving(page, (entry, latest) => pageStore.keepPage(entry, latest));
}

/** Like `useState`, but Back finds the value as it was left. */
export function useKeptState<Value>(
  name: string,
  initial: () => Value,
): readonly [Value, Dispatch<SetStateAction<Value>>] {
  const { key } = useLocation();
  const [value, setValue] = useState<Value>(() => {
    const kept = pageStore.findState(key, name) as Value | undefined;
    return kept ?? initial();
  });
  useOnLeaving(value, (entry, latest) => pageStore.keepState(entry, name, latest));
  return [value, setValue];
}

/** The entry's key changes while a page stays (a search term is written into the address), so the last one counts. */
function useOnLeaving<Value>(value: Value, keep: (entry: string, latest: Value) => void): void {
  const { key } = useLocation();
  const latest = useRef({ key, value, keep });
  useEffect(() => {
    latest.current = { key, value, keep };
  });
  useEffect(() => () => latest.current.keep(latest.current.key, latest.current.value), []);
}

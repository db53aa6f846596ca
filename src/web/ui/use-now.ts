import { useEffect, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** Browsers run longer timers at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

interface NowOptions {
  /** The server's moment (epoch ms): the first render in the browser must come out the same. */
  readonly renderedAt: number;
  /** When what is shown changes next, after a moment; undefined when time alone changes nothing more. */
  readonly nextChangeAfter: (now: number) => number | undefined;
}

/** The present moment (epoch ms) for states that depend on it; moves on by itself when one of them changes. */
export function useNow({ renderedAt, nextChangeAfter }: NowOptions): number {
  const isHydrated = useHydrated();
  const [clock, setClock] = useState(() => Date.now());
  const now = isHydrated ? clock : renderedAt;
  const nextChange = nextChangeAfter(now);
  useEffect(() => {
    if (nextChange === undefined) return undefined;
    const waitMs = Math.min(Math.max(nextChange - Date.now(), 0), MAX_TIMER_MS);
    const timer = setTimeout(() => setClock(Date.now()), waitMs);
    return () => clearTimeout(timer);
  }, [nextChange, clock]);
  return now;
}

/** The first of several moments, some of which may never come. */
export function earliest(moments: readonly (number | undefined)[]): number | undefined {
  const coming = moments.filter((moment) => moment !== undefined);
  return coming.length === 0 ? undefined : Math.min(...coming);
}

import { useEffect, useState } from "react";
import { serverNow, watchServerClock } from "../browser/server-clock.ts";
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
  const [clock, setClock] = useState<number>();
  const now = isHydrated ? (clock ?? serverNow()) : renderedAt;
  const nextChange = nextChangeAfter(now);
  // Whether it ever does: a clock that is off might take for past what is to come.
  const doesChange = nextChangeAfter(0) !== undefined;
  useEffect(() => (doesChange ? watchServerClock(() => setClock(serverNow())) : undefined), [doesChange]);
  useEffect(() => {
    if (nextChange === undefined) return undefined;
    const waitMs = Math.min(Math.max(nextChange - serverNow(), 0), MAX_TIMER_MS);
    const timer = setTimeout(() => setClock(serverNow()), waitMs);
    return () => clearTimeout(timer);
  }, [nextChange, clock]);
  return now;
}

/** The first of several moments, some of which may never come. */
export function earliest(moments: readonly (number | undefined)[]): number | undefined {
  const coming = moments.filter((moment) => moment !== undefined);
  return coming.length === 0 ? undefined : Math.min(...coming);
}

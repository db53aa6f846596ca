// The only clock of the browser's code: the server's time, carried on by a clock that nobody can set. The device's own
// may be days off.
import { fetchServerTime, type ServerTime } from "./server-time.ts";

/** The server's time at the zero of `performance.now()`. */
let origin: number | undefined;
const listeners = new Set<() => void>();

/** Epoch milliseconds. */
export function serverNow(): number {
  origin ??= originOfDocument();
  return origin + performance.now();
}

/** By the moment at which the server rendered the document (root.tsx): that was when it began to arrive, or earlier. */
function originOfDocument(): number {
  const renderedAt = Number(document.documentElement.dataset["renderedAt"]);
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return renderedAt - (navigation?.responseStart ?? performance.now());
}

/**
 * Calls the listener whenever the clock was set right. That happens at once, since the document may come from a cache, and
 * when the page comes back into sight: some browsers stop their clock while the machine sleeps.
 */
export function watchServerClock(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener("visibilitychange", correctWhenVisible);
    window.addEventListener("pageshow", correctWhenRestored);
  }
  void correct();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", correctWhenVisible);
    window.removeEventListener("pageshow", correctWhenRestored);
  };
}

function correctWhenVisible(): void {
  if (document.visibilityState === "visible") void correct();
}

function correctWhenRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) void correct();
}

let correcting: Promise<void> | undefined;

function correct(): Promise<void> {
  correcting ??= askAndCorrect().finally(() => {
    correcting = undefined;
  });
  return correcting;
}

async function askAndCorrect(): Promise<void> {
  let time: ServerTime;
  try {
    time = await fetchServerTime();
  } catch {
    // The clock runs on as it was, until the connection is back.
    return;
  }
  origin = correctedOrigin(origin ?? originOfDocument(), time);
  for (const listener of listeners) listener();
}

/**
 * The shop read its clock somewhere between the question and the answer, which bounds the origin on both sides; within
 * the bounds it stays as it was.
 */
export function correctedOrigin(before: number, { at, askedAt, answeredAt }: ServerTime): number {
  const [least, most] = [at - answeredAt, at - askedAt];
  return Math.min(Math.max(before, least), most);
}

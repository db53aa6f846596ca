// The only clock of the browser code: the server's time, advanced by `performance.now()`. The device's clock may be days
// off.
import { fetchServerTime, type ServerTime } from "./server-time.ts";

/** The server's time when `performance.now()` was 0. */
let origin: number | undefined;
const listeners = new Set<() => void>();

/** Epoch milliseconds. */
export function serverNow(): number {
  origin ??= originOfDocument();
  return origin + performance.now();
}

/** From the document's render time (root.tsx), which is at or before the first response byte. */
function originOfDocument(): number {
  const renderedAt = Number(document.documentElement.dataset["renderedAt"]);
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return renderedAt - (navigation?.responseStart ?? performance.now());
}

/**
 * Calls the listener after each correction: at once, since the document may come from a cache, and whenever the page
 * becomes visible, since some browsers stop their clock while the machine sleeps.
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
    // Without a connection, the clock continues uncorrected.
    return;
  }
  origin = correctedOrigin(origin ?? originOfDocument(), time);
  for (const listener of listeners) listener();
}

/**
 * The server read its clock between request and response, which bounds the origin on both sides. An origin within the
 * bounds doesn't change.
 */
export function correctedOrigin(before: number, { at, askedAt, answeredAt }: ServerTime): number {
  const [least, most] = [at - answeredAt, at - askedAt];
  return Math.min(Math.max(before, least), most);
}

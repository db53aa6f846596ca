/** The server's time between two readings of this page's clock. */
export interface ServerTime {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Readings of `performance.now()` before the request and after the response. */
  readonly askedAt: number;
  readonly answeredAt: number;
}

/** Rejects where the shop cannot be reached. */
export async function fetchServerTime(): Promise<ServerTime> {
  const askedAt = performance.now();
  const response = await fetch("/server-time", { cache: "no-store" });
  const at = response.ok ? Number(await response.text()) : Number.NaN;
  if (!Number.isFinite(at)) throw new Error(`${response.url} answered ${response.status}.`);
  return { at, askedAt, answeredAt: performance.now() };
}

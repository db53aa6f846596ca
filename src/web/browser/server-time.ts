/** What the shop's clock said between two readings of this page's own. */
export interface ServerTime {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Of `performance.now()`, before the question and after the answer. */
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

import { getHeapStatistics } from "node:v8";

/** Whether this process should take on less work. */
export interface Pressure {
  isHigh(): boolean;
  stop(): void;
}

export interface Load {
  /** How late timers fire. */
  readonly lagMs: number;
  /** Of the heap's limit, from 0 to 1. */
  readonly heapShare: number;
  readonly rssBytes: number;
}

const SAMPLE_MS = 100;
/** Smooths samples exponentially, so that load is shed evenly instead of alternating. */
const DECAY = 0.7;
const MAX_LAG_MS = 250;
const MAX_HEAP_SHARE = 0.85;
/** A shop with the default page cache normally uses up to 300 MiB, and must stay below 400. */
const MAX_RSS_BYTES = 340 * 1024 * 1024;
const DEFAULT_CACHE_BYTES = 64 * 1024 * 1024;

/** A larger page cache (`cacheBytes`) may fill up without being a reason to do less. */
export function isHighLoad({ lagMs, heapShare, rssBytes }: Load, cacheBytes: number): boolean {
  const maxRssBytes = MAX_RSS_BYTES + Math.max(0, cacheBytes - DEFAULT_CACHE_BYTES);
  return lagMs > MAX_LAG_MS || heapShare > MAX_HEAP_SHARE || rssBytes > maxRssBytes;
}

/** Samples how late timers fire and how much memory is used. `cacheBytes`: how much the page cache may take. */
export function watchPressure(cacheBytes: number): Pressure {
  let sampledAt = performance.now();
  let lagMs = 0;
  let isHigh = false;
  const timer = setInterval(() => {
    const now = performance.now();
    lagMs = Math.max(now - sampledAt - SAMPLE_MS, lagMs * DECAY);
    sampledAt = now;
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    isHigh = isHighLoad({ lagMs, heapShare: used / limit, rssBytes: process.memoryUsage.rss() }, cacheBytes);
  }, SAMPLE_MS).unref();
  return { isHigh: () => isHigh, stop: () => clearInterval(timer) };
}

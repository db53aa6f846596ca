import type { Clock } from "../../core/time/clock.ts";
import type { PageFiles } from "./page-files.ts";

const SECOND_MS = 1000;
/**
 * So long before a second begins it is opened. Late enough that a shop that was killed is soon found dead (1.2 s later at
 * most); early enough for an event loop that is busy.
 */
const LEAD_MS = 200;

/** Opens each second shortly before it begins. Returns what ends it. */
export function keepPublishing(files: Pick<PageFiles, "publish">, clock: Clock): () => void {
  let timer: NodeJS.Timeout | undefined;
  function publish(): void {
    files.publish();
    timer = setTimeout(publish, SECOND_MS - ((clock.now() + LEAD_MS) % SECOND_MS)).unref();
  }
  publish();
  return () => clearTimeout(timer);
}

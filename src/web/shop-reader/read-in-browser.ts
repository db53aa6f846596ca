import { browserShopReader } from "./browser-shop-reader.ts";
import { forgiveFailures } from "./forgiving-shop-reader.ts";
import type { LoadPage } from "./page-parts.ts";
import { currentEntry, pageStore } from "./page-store.ts";

/** What Back returns to, or a new reading whose parts are promises. */
export function readInBrowser<Page extends object>(load: LoadPage<Page>): Page {
  const kept = pageStore.takePage(currentEntry());
  return (kept as Page | undefined) ?? readAnew(load);
}

export function readAnew<Page extends object>(load: LoadPage<Page>): Page {
  return load(forgiveFailures(browserShopReader, logFailure));
}

/** A failed read is logged, nothing more (specification 8). */
function logFailure(error: unknown): void {
  console.error(error);
}

import { type LoadProblem, setLoadProblem, waitForRetry } from "../browser/load-problem.ts";
import { browserShopReader, problemOf } from "./browser-shop-reader.ts";
import { forgiveFailures } from "./forgiving-shop-reader.ts";
import type { LoadPage } from "./page-parts.ts";
import { currentEntry, pageStore } from "./page-store.ts";

/** Most lost connections show within this time, so the navigation waits for it before leaving the current page. */
const STAY_MS = 150;

/** The latest navigation: failures of earlier ones are ignored. */
let latest: object | undefined;

/**
 * The cached data on Back, or a new read whose parts are promises. If the shop can't be reached, it waits for a retry, and
 * the current page stays (specification map, section 8).
 */
export async function readInBrowser<Page extends object>(load: LoadPage<Page>): Promise<Page> {
  const reading = {};
  latest = reading;
  const isLatest = () => latest === reading;
  setLoadProblem(undefined);
  const kept = pageStore.takePage(currentEntry());
  if (kept !== undefined) return kept as Page;
  for (;;) {
    const { page, opens } = await tryToRead(load, isLatest);
    if (opens || !isLatest()) return page;
    await waitForRetry();
  }
}

interface Try<Page> {
  readonly page: Page;
  /** False if the shop couldn't be reached and no data arrived. */
  readonly opens: boolean;
}

async function tryToRead<Page extends object>(load: LoadPage<Page>, isLatest: () => boolean): Promise<Try<Page>> {
  let kind: LoadProblem["kind"] | undefined;
  let hasRead = false;
  let isOpen = false;
  const tell = () => {
    if (isOpen && isLatest()) setLoadProblem(kind && { kind });
  };
  const fail = (error: unknown) => {
    logFailure(error);
    kind = problemOf(error);
    tell();
  };
  let openEarly: (() => void) | undefined;
  const firstRead = new Promise<void>((resolve) => {
    openEarly = resolve;
  });
  const page = load(
    forgiveFailures(browserShopReader, fail, () => {
      hasRead = true;
      openEarly?.();
    }),
  );
  await Promise.race([firstRead, Promise.all(Object.values(page)), pause(STAY_MS)]);
  if (kind === "unreachable" && !hasRead) return { page, opens: false };
  isOpen = true;
  tell();
  return { page, opens: true };
}

/** For data the page can do without. */
export function readAnew<Page extends object>(load: LoadPage<Page>): Page {
  return load(forgiveFailures(browserShopReader, logFailure));
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Shown to the visitor by ui/load-notice.tsx. */
function logFailure(error: unknown): void {
  console.error(error);
}

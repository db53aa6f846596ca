import { type LoadProblem, setLoadProblem, waitForRetry } from "../browser/load-problem.ts";
import { browserShopReader, problemOf } from "./browser-shop-reader.ts";
import { forgiveFailures } from "./forgiving-shop-reader.ts";
import type { LoadPage } from "./page-parts.ts";
import { currentEntry, pageStore } from "./page-store.ts";

/** A lost connection mostly shows at once: so long a page stays away, so that the one before it can stay. */
const STAY_MS = 150;

/** The page that was asked for last: what fails of an earlier one is of no interest any more. */
let latest: object | undefined;

/**
 * What Back returns to, or a new reading whose parts are promises. Where the shop cannot be reached, it waits for another
 * try: until then the page that one was on stays (specification map, section 8).
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
  /** False where nothing of it came, since the shop could not be reached. */
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

/** For what the page can do without. */
export function readAnew<Page extends object>(load: LoadPage<Page>): Page {
  return load(forgiveFailures(browserShopReader, logFailure));
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The visitor is told by the notice that says what can be done (ui/load-notice.tsx). */
function logFailure(error: unknown): void {
  console.error(error);
}

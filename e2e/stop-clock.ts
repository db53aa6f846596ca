import type { Page } from "@playwright/test";

/**
 * Stops all of the page's clocks before it opens. Pages advance the server's time with `performance.now()`, so stopping
 * `Date` alone has no effect.
 */
export async function stopClock(page: Page, at: number): Promise<void> {
  await page.clock.install({ time: at - 1000 });
  await page.clock.pauseAt(at);
}

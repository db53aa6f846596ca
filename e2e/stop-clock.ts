import type { Page } from "@playwright/test";

/**
 * Stops all of the page's clocks, before it is opened: the shop's pages carry the server's time on by a clock that nobody
 * can set, so a `Date` that stands still does not stop them.
 */
export async function stopClock(page: Page, at: number): Promise<void> {
  await page.clock.install({ time: at - 1000 });
  await page.clock.pauseAt(at);
}

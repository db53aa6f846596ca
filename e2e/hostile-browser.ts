// What a visitor's device does to pages.
import type { Page } from "@playwright/test";

/** A device whose `Date` is off, and whose other clocks run. */
export async function setDeviceClock(page: Page, offMs: number): Promise<void> {
  await page.addInitScript((off) => {
    const now = Date.now.bind(Date);
    window.Date = new Proxy(Date, {
      construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now() + off] : given) as object,
      get: (target, name) => (name === "now" ? () => now() + off : (Reflect.get(target, name) as unknown)),
    });
  }, offMs);
}

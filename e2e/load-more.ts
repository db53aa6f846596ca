import type { Locator } from "@playwright/test";
import { expect } from "./fixtures.ts";

/**
 * Presses "Load more" as a person does: goes there first. The jump gives cards out of sight their true heights in the
 * next frame; a press within the same frame, which no hand can do, would begin on the button and end beside it.
 */
export async function pressLoadMore(within: Locator): Promise<void> {
  const button = within.getByRole("button", { name: /^Load more/ });
  await button.scrollIntoViewIfNeeded();
  await expect(within.page().locator("html:not([data-fresh])")).toBeAttached();
  await button.click();
}

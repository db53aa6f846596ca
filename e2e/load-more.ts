import type { Locator } from "@playwright/test";

export const pressLoadMore = (within: Locator): Promise<void> =>
  within.getByRole("button", { name: /^Load more/ }).click();

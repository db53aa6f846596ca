import { expect, test } from "vitest";
import { placeholderAt } from "./placeholder-at.ts";

test("a placeholder stands at each of the three addresses, however their end is written", () => {
  expect(placeholderAt("/admin/gift-guides")?.title).toBe("Gift Guides Management");
  expect(placeholderAt("/admin/giveaways/")?.title).toBe("Giveaways Management");
  expect(placeholderAt("/admin/exclusives")?.title).toBe("Exclusives Management");
});

test("nothing stands below them", () => {
  expect(placeholderAt("/admin/gift-guides/new")).toBeUndefined();
  expect(placeholderAt("/admin/exclusives/edit/7")).toBeUndefined();
});

import { expect, test } from "vitest";
import { pickProduct } from "../../core/catalogue/pick-product.ts";
import { newId } from "../../platform/new-id.ts";
import { describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { buildCategory, buildProduct } from "../../testing/entity-builders.ts";
import { stillClock } from "../../testing/still-clock.ts";

describeOnEveryDatabase("a product by chance", (fixture) => {
  test("is never a hidden one: the next public one stands in, after the last the first", async () => {
    const { storage } = fixture;
    const context = { storage, clock: stillClock(), newId, actor: { kind: "visitor" } } as const;
    const pick = async (chance: number) => (await pickProduct(context, chance))?.title;
    expect(await pick(0.5)).toBeUndefined();
    await storage.publish(async ({ categories, products }) => {
      const { id: categoryId } = await categories.insert(buildCategory());
      for (const title of ["Hidden 1", "First", "Hidden 2", "Second", "Hidden 3"])
        await products.insert(buildProduct({ categoryId, title, hidden: title.startsWith("Hidden") }));
    });
    expect(await Promise.all([0, 0.3, 0.5, 0.7, 0.99].map(pick))).toEqual([
      "First",
      "First",
      "Second",
      "Second",
      "First",
    ]);
  });

  test("amounts of the newest prices are of one currency and of public products", async () => {
    await fixture.storage.publish(async ({ categories, products }) => {
      const { id: categoryId } = await categories.insert(buildCategory());
      const build = (priceAmount: number | null, priceCurrency: string | null, hidden = false) =>
        products.insert(buildProduct({ categoryId, priceAmount, priceCurrency, hidden }));
      await build(1000, "USD");
      await build(2000, "EUR");
      await build(null, null);
      await build(3000, "USD", true);
      await build(4000, "USD");
    });
    const { products } = fixture.storage.read;
    expect(new Set(await products.listNewestAmounts("USD", 10))).toEqual(new Set([1000, 4000]));
    expect(await products.listNewestAmounts("USD", 1)).toEqual([4000]);
  });
});

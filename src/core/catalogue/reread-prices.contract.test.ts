import { expect, test } from "vitest";
import { newId } from "../../platform/new-id.ts";
import { describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { buildCategory, buildProduct } from "../../testing/entity-builders.ts";
import { stillClock } from "../../testing/still-clock.ts";
import type { CoreContext } from "../core-context.ts";
import { saveSettings } from "../settings/save-settings.ts";
import type { Storage } from "../storage.ts";
import type { ProductId } from "./product.ts";
import { rereadPrices } from "./reread-prices.ts";

const contextOf = (storage: Storage): CoreContext => ({
  storage,
  clock: stillClock(),
  newId,
  actor: { kind: "shop" },
});

/** Products with these prices as the default settings read them; "10" is ten dollars. */
async function addPrices(storage: Storage, prices: readonly string[]): Promise<readonly ProductId[]> {
  return storage.publish(async ({ categories, products }) => {
    const { id: categoryId } = await categories.insert(buildCategory());
    const ids: ProductId[] = [];
    for (const price of prices) {
      const amount = price === "10" || price === "$10" ? 10_000 : 1234;
      const product = buildProduct({ categoryId, price, priceAmount: amount, priceCurrency: "USD" });
      ids.push((await products.insert(product)).id);
    }
    return ids;
  });
}

async function readBack(storage: Storage, ids: readonly ProductId[]) {
  const products = await storage.read.products.findMany(ids);
  return products.map(({ priceAmount, priceCurrency }) => [priceAmount, priceCurrency]);
}

describeOnEveryDatabase("another currency or locale", (fixture) => {
  test("reads every stored price anew, hidden products' too", async () => {
    const { storage } = fixture;
    const ids = await addPrices(storage, ["10", "$10", "1,500", "ask"]);
    // A dinar has a thousand fils, and in German the comma is the decimal sign.
    await saveSettings(contextOf(storage), { currency: "KWD", locale: "de-DE" });
    expect(await readBack(storage, ids)).toEqual([
      [10_000, "KWD"],
      [10_000, "USD"],
      [1500, "KWD"],
      [null, null],
    ]);
    // "ask" had an amount before, by the builder's word.
    expect(await storage.read.products.counts("public")).toMatchObject({ withoutAmount: 1 });
    await saveSettings(contextOf(storage), { currency: null, locale: null });
    expect((await readBack(storage, ids)).slice(0, 3)).toEqual([
      [10_000, "USD"],
      [10_000, "USD"],
      [1_500_000, "USD"],
    ]);
  });

  test("gives ranges their upper end, and takes it from those that are none any more", async () => {
    const { storage } = fixture;
    const ids = await addPrices(storage, ["$10 - $20", "$10 to ask"]);
    await saveSettings(contextOf(storage), { currency: "EUR" });
    const ranges = async () => (await storage.read.products.findMany(ids)).map((product) => product.priceUpperAmount);
    expect(await ranges()).toEqual([20_000, null]);
  });

  test("leaves the products' own versions alone: their owner changed nothing about them", async () => {
    const { storage } = fixture;
    const ids = await addPrices(storage, ["10"]);
    const [before] = await storage.read.products.findMany(ids);
    await saveSettings(contextOf(storage), { currency: "EUR" });
    const [after] = await storage.read.products.findMany(ids);
    expect(after).toEqual({ ...before, priceCurrency: "EUR" });
  });

  test("takes several steps for many products, each of them seen by the public", async () => {
    const { storage } = fixture;
    const ids = await addPrices(
      storage,
      Array.from({ length: 600 }, () => "10"),
    );
    const version = await storage.catalogueVersion();
    await saveSettings(contextOf(storage), { currency: "EUR" });
    expect(new Set((await readBack(storage, ids)).map(String))).toEqual(new Set(["10000,EUR"]));
    expect(await storage.catalogueVersion()).toBe(version + 1 + 7);
  });

  test("goes on where it was interrupted, with the next call", async () => {
    const { storage } = fixture;
    const ids = await addPrices(
      storage,
      Array.from({ length: 600 }, () => "10"),
    );
    let steps = 0;
    const failing: Storage = {
      ...storage,
      publish: (work) => {
        steps += 1;
        return steps === 3 ? Promise.reject(new Error("Power cut.")) : storage.publish(work);
      },
    };
    await expect(saveSettings(contextOf(failing), { currency: "EUR" })).rejects.toThrow("Power cut.");
    expect(new Set((await readBack(storage, ids)).map(String)).size).toBe(2);
    await rereadPrices(contextOf(storage));
    expect(new Set((await readBack(storage, ids)).map(String))).toEqual(new Set(["10000,EUR"]));
  });

  test("that changes once more meanwhile starts over", async () => {
    const { storage } = fixture;
    const ids = await addPrices(
      storage,
      Array.from({ length: 600 }, () => "10"),
    );
    const context = contextOf(storage);
    await Promise.all([saveSettings(context, { currency: "EUR" }), saveSettings(context, { currency: "GBP" })]);
    const { currency } = await storage.read.settings.read();
    expect(new Set((await readBack(storage, ids)).map(String))).toEqual(new Set([`10000,${String(currency)}`]));
  });

  test("does nothing where neither changed", async () => {
    const { storage } = fixture;
    await addPrices(storage, ["10"]);
    const version = await storage.catalogueVersion();
    await rereadPrices(contextOf(storage));
    expect(await storage.catalogueVersion()).toBe(version);
  });
});

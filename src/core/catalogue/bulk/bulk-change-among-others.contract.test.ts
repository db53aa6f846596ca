import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { ALL, contextOf, doAll, FEATURE, fill, readAll, runToEnd, undo } from "../../../testing/bulk-steps.ts";
import { describeOnEveryDatabase } from "../../../testing/database-fixture.ts";
import type { CoreContext } from "../../core-context.ts";
import { saveSettings } from "../../settings/save-settings.ts";
import type { BulkSelection } from "./bulk-change.ts";
import { cancelBulkChange } from "./cancel-bulk-change.ts";
import { startBulkChange } from "./start-bulk-change.ts";

describeOnEveryDatabase("a bulk change among other work", (fixture) => {
  test("brings deleted products back with prices as the shop reads them by now", async () => {
    const context = contextOf(fixture);
    await fill(fixture, [{ price: "12.50" }, { price: "$3", priceAmount: 3_000 }]);
    const done = await doAll(context, { kind: "delete" });
    await saveSettings(context, { currency: "EUR" });
    expect(await undo(context, done)).toMatchObject({ restored: 2 });
    const prices = await fixture.storage.read.prices.list({ afterSeq: 0, limit: 5 });
    expect(prices.map(({ price, priceCurrency }) => `${price} ${String(priceCurrency)}`)).toEqual([
      "12.50 EUR",
      "$3 USD",
    ]);
  });

  test("that is cancelled at any moment stays cancelled, and tells just what was done", async () => {
    const context = contextOf(fixture);
    await fill(
      fixture,
      Array.from({ length: 30 }, () => ({})),
    );
    for (let round = 0; round < 12; round += 1) {
      const deed = { kind: "flag", flag: "featured", value: round % 2 === 0 } as const;
      const started = await startBulkChange(context, { selection: ALL, deed });
      const end = runToEnd(context, started);
      await setTimeout(round);
      const isCancelled = await cancelBulkChange(context, started.id).then(
        () => true,
        () => false,
      );
      const { state, changed } = await end;
      expect(state).toBe(isCancelled ? "cancelled" : "done");
      expect(await fixture.storage.read.bulkChanges.listChanged(started.id, 100)).toHaveLength(changed);
    }
  });

  test("takes the rest of a search's products, too, when one is deleted while a piece is read", async () => {
    const context = contextOf(fixture);
    await fill(
      fixture,
      Array.from({ length: 5 }, () => ({})),
    );
    const [newest] = await readAll(fixture);
    const { bulkChanges } = fixture.storage.read;
    let isGone = false;
    // The newest is found by the search and gone before its row is read.
    const losing: CoreContext["storage"] = {
      ...fixture.storage,
      read: {
        ...fixture.storage.read,
        bulkChanges: {
          ...bulkChanges,
          async listProducts(filter, slice) {
            const products = await bulkChanges.listProducts(filter, slice);
            if (isGone || newest === undefined) return products;
            isGone = true;
            await fixture.storage.publish((stores) => stores.products.remove(newest.id));
            return products.filter(({ id }) => id !== newest.id);
          },
        },
      },
    };
    const selection: BulkSelection = { kind: "query", query: { visibility: "all", q: "flamingo" } };
    const started = await startBulkChange(context, { selection, deed: FEATURE });
    expect(await runToEnd({ ...context, storage: losing }, started)).toMatchObject({ state: "done", changed: 4 });
    expect((await readAll(fixture)).every(({ featured }) => featured)).toBe(true);
  });
});

import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { continueBulkChange } from "../../../core/catalogue/bulk/continue-bulk-change.ts";
import { startBulkChange } from "../../../core/catalogue/bulk/start-bulk-change.ts";
import { undoBulkChange } from "../../../core/catalogue/bulk/undo-bulk-change.ts";
import { newId } from "../../../platform/new-id.ts";
import { buildCategory, buildProduct } from "../../../testing/entity-builders.ts";
import { stillClock } from "../../../testing/still-clock.ts";
import { useTemporaryFolder } from "../../../testing/temporary-folder.ts";
import { openStorage } from "../../open-storage.ts";

const folder = useTemporaryFolder();

test("a deletion that was half done before an upgrade can be undone after it", async () => {
  const path = folder.path("shop.db");
  const clock = stillClock();
  const storage = await openStorage({ url: `sqlite:${path}`, clock });
  const context = { storage, clock, newId, actor: { kind: "shop" } } as const;
  await storage.publish(async ({ categories, products }) => {
    const { id: categoryId } = await categories.insert(buildCategory());
    for (const title of ["kept before", "kept after"]) await products.insert(buildProduct({ categoryId, title }));
  });
  const selection = { kind: "query", query: { visibility: "all" } } as const;
  const { id } = await startBulkChange(context, { selection, deed: { kind: "delete" } });
  // The second piece finds that nothing is left.
  for (const state of ["running", "done"])
    expect(await continueBulkChange(context, { id, limit: 5 })).toMatchObject({ state });
  forgetColumn(path, "kept before", "hidden");

  await undoBulkChange(context, id);
  expect(await continueBulkChange(context, { id, limit: 5 })).toMatchObject({ restored: 2, kept: 0 });
  const { items } = await storage.read.products.list({ visibility: "all" }, { limit: 5 });
  expect(items.map(({ title, hidden }) => ({ title, hidden }))).toEqual([
    { title: "kept after", hidden: false },
    { title: "kept before", hidden: false },
  ]);
  await storage.close();
});

/** As a row is that was kept by a program which did not know the column yet. */
function forgetColumn(path: string, title: string, column: string): void {
  const database = new DatabaseSync(path);
  const forget = `update bulk_change_rows set state_before = json_remove(state_before, ?) where title = ?`;
  expect(database.prepare(forget).run(`$.product.${column}`, title).changes).toBe(1);
  database.close();
}

import { afterEach, beforeEach, expect, test } from "vitest";
import { removeProduct } from "../../core/catalogue/remove-product.ts";
import { removeDeal } from "../../core/deals/remove-deal.ts";
import { removeGiveaway } from "../../core/giveaways/remove-giveaway.ts";
import { removeGuide } from "../../core/guides/remove-guide.ts";
import { restoreFromTrash } from "../../core/trash/restore-from-trash.ts";
import { newId } from "../../platform/new-id.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database-fixture.ts";
import { stillClock } from "../../testing/still-clock.ts";
import { useTemporaryFolder } from "../../testing/temporary-folder.ts";
import { openStorage, type OpenStorage } from "../open-storage.ts";
import { seedNewDatabase } from "../seed/seed-new-database.ts";
import { createMoveEnd } from "./move-end.ts";
import { moveShop } from "./move-shop.ts";

const folder = useTemporaryFolder();
const clock = stillClock();

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const contextOf = (storage: OpenStorage) => ({ storage, clock, newId, actor: { kind: "command-line" } }) as const;

async function readContent({ read }: OpenStorage) {
  const [product] = (await read.products.list({ visibility: "all" }, { limit: 1 })).items;
  const lists = await Promise.all([read.guides.list(), read.giveaways.list(), read.deals.list()]);
  return [product, ...lists.map(([first]) => first)].map((entity) => entity && { ...entity, updatedAt: 0 });
}

/** Deletes one of each kind. */
async function deleteContent(storage: OpenStorage): Promise<readonly string[]> {
  const context = contextOf(storage);
  const { read } = storage;
  const [product] = (await read.products.list({ visibility: "all" }, { limit: 1 })).items;
  const [[guide], [giveaway], [deal]] = [
    await read.guides.list(),
    await read.giveaways.list(),
    await read.deals.list(),
  ];
  if (!product || !guide || !giveaway || !deal) throw new Error("The demo lacks a kind of content.");
  await removeProduct(context, product.id);
  await removeGuide(context, guide.id);
  await removeGiveaway(context, giveaway.id);
  await removeDeal(context, deal.id);
  return [product.id, guide.id, giveaway.id, deal.id];
}

test.each([
  ["SQLite to PostgreSQL", () => [`sqlite:${folder.path("from.sqlite")}`, database.url] as const],
  ["PostgreSQL to SQLite", () => [database.url, `sqlite:${folder.path("to.sqlite")}`] as const],
])("what was deleted before a move from %s is restored as it was", async (_name, urls) => {
  const [from, to] = urls();
  const source = await openStorage({ url: from, clock });
  await seedNewDatabase(source, { clock, newId });
  const before = await readContent(source);
  const ids = await deleteContent(source);
  await source.close();
  await moveShop({ from: createMoveEnd(from), to: createMoveEnd(to), clock, say: () => {} });

  const target = await openStorage({ url: to, clock });
  for (const id of ids) await restoreFromTrash(contextOf(target), id);
  expect(await readContent(target)).toEqual(before);
  await target.close();
});

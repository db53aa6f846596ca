import fc from "fast-check";
import { expect, test } from "vitest";
import { contextOf, doAll, fill, readAll, undo } from "../../testing/bulk-steps.ts";
import { buildProduct } from "../../testing/entity-builders.ts";
import { type DatabaseFixture, describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import type { BulkChange } from "../../core/catalogue/bulk/bulk-change.ts";
import { removeProduct } from "../../core/catalogue/remove-product.ts";
import { setVisibility } from "../../core/catalogue/set-visibility.ts";
import type { CategoryId } from "../../core/catalogue/category.ts";
import type { CoreContext } from "../../core/core-context.ts";
import { deletePermanently } from "../../core/trash/delete-permanently.ts";
import { listTrash } from "../../core/trash/list-trash.ts";
import { restoreFromTrash } from "../../core/trash/restore-from-trash.ts";

interface Step {
  readonly kind:
    | "delete"
    | "hide"
    | "show"
    | "restore"
    | "bulk-delete"
    | "bulk-feature"
    | "bulk-move"
    | "undo"
    | "twice";
  readonly which: number;
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(
      "delete",
      "hide",
      "show",
      "restore",
      "bulk-delete",
      "bulk-feature",
      "bulk-move",
      "undo",
      "twice",
    ),
    which: fc.nat(9),
  }),
  { minLength: 5, maxLength: 25 },
);

interface Shop {
  readonly fixture: DatabaseFixture;
  readonly context: CoreContext;
  readonly changes: BulkChange[];
}

async function take({ fixture, context, changes }: Shop, { kind, which }: Step): Promise<void> {
  const products = await readAll(fixture);
  const product = products[which % Math.max(products.length, 1)];
  const trashed = (await listTrash(context, undefined, { limit: 50 })).items;
  const entry = trashed[which % Math.max(trashed.length, 1)];
  const change = changes[which % Math.max(changes.length, 1)];
  const ids = products.filter((_, index) => (index + which) % 2 === 0).map(({ id }) => id);
  const bulk = async (deed: Parameters<typeof doAll>[1]) =>
    ids.length > 0 && changes.push(await doAll(context, deed, { kind: "ids", ids }));
  const act = {
    delete: () => product && removeProduct(context, product.id),
    hide: () => product && setVisibility(context, { id: product.id, hidden: true }),
    show: () => product && setVisibility(context, { id: product.id, hidden: false }),
    restore: () => entry && restoreFromTrash(context, entry.id),
    twice: () =>
      entry && Promise.allSettled([restoreFromTrash(context, entry.id), restoreFromTrash(context, entry.id)]),
    "bulk-delete": () => bulk({ kind: "delete" }),
    "bulk-feature": () => bulk({ kind: "flag", flag: "featured", value: which % 2 === 0 }),
    "bulk-move": () => bulk({ kind: "category", category: which % 2 === 0 ? "Oddities" : "Others" }),
    undo: () =>
      change?.state === "done" &&
      undo(context, change).then((undone) => changes.splice(changes.indexOf(change), 1, undone)),
  }[kind];
  await act();
}

async function recount(fixture: DatabaseFixture) {
  const all = await readAll(fixture);
  const shown = all.filter(({ hidden }) => !hidden);
  return {
    total: shown.length,
    featured: shown.filter(({ featured }) => featured).length,
    uses: ["Oddities", "Others"].map((name) => all.filter(({ category }) => category === name).length),
    slugs: all.map(({ id }) => id),
    titles: all.map(({ id }) => id).toSorted(),
  };
}

async function counted({ storage }: DatabaseFixture, all: Awaited<ReturnType<typeof readAll>>) {
  const { total, featured } = await storage.read.products.counts("public");
  const uses = (await storage.read.categories.listWithUse("all")).map(({ products }) => products);
  const owners = await Promise.all(all.map(({ slug }) => storage.read.addresses.find("product", slug)));
  const found = await storage.read.products.list({ visibility: "all", q: "thing" }, { limit: 100 });
  return { total, featured, uses, slugs: owners, titles: found.items.map(({ id }) => id as string).toSorted() };
}

/** Six products and an empty trash. */
async function startAnew(fixture: DatabaseFixture, context: CoreContext, categoryId: CategoryId) {
  for (const { id } of await readAll(fixture)) await removeProduct(context, id);
  const { items } = await listTrash(context, undefined, { limit: 100 });
  for (const { id } of items) await deletePermanently(context, id);
  await fixture.storage.publish(async ({ products, addresses }) => {
    for (let index = 0; index < 6; index += 1) {
      const { id, slug } = await products.insert(buildProduct({ title: `thing ${index}`, categoryId }));
      await addresses.claim("product", slug, id);
    }
  });
  return readAll(fixture);
}

describeOnEveryDatabase("counters, slugs and search after any deletes, restores and undos", (fixture) => {
  test("equal a recount of the rows, and nothing is both in the shop and in the trash", async () => {
    await fill(fixture, [], "Others");
    const { id: categoryId } = await fill(fixture, []);
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const context = contextOf(fixture);
        const made = await startAnew(fixture, context, categoryId);
        const shop = { fixture, context, changes: [] };
        for (const step of list) await take(shop, step);
        const all = await readAll(fixture);
        expect(await counted(fixture, all)).toEqual(await recount(fixture));
        const { items } = await listTrash(context, undefined, { limit: 100 });
        expect([...all, ...items].map(({ id }) => id).toSorted()).toEqual(
          made.map(({ id }) => id as string).toSorted(),
        );
      }),
      { numRuns: 15 },
    );
  });
});

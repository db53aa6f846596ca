import fc from "fast-check";
import { expect, test } from "vitest";
import type { Category } from "../../core/catalogue/category.ts";
import type { Product, Visibility } from "../../core/catalogue/product.ts";
import { type DatabaseFixture, describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { buildCategory, buildProduct, imageAddress } from "../../testing/entity-builders.ts";

interface Step {
  readonly kind: "insert" | "update" | "remove" | "fail";
  readonly which: number;
  readonly category: number;
  readonly featured: boolean;
  readonly trending: boolean;
  readonly hidden: boolean;
  readonly isBare: boolean;
}

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom("insert", "insert", "update", "remove", "fail"),
    which: fc.nat(9),
    category: fc.nat(1),
    featured: fc.boolean(),
    trending: fc.boolean(),
    hidden: fc.boolean(),
    isBare: fc.boolean(),
  }),
  { maxLength: 25 },
);

async function take({ storage }: DatabaseFixture, step: Step, categories: readonly Category[]): Promise<void> {
  const { featured, trending, hidden } = step;
  const categoryId = categories[step.category]?.id;
  if (!categoryId) throw new Error("no category");
  const { items } = await storage.read.products.list({ visibility: "all" }, { limit: 100 });
  const product = items[step.which % Math.max(items.length, 1)];
  const bare = step.isBare
    ? { images: [], priceAmount: null, priceCurrency: null }
    : { images: [imageAddress("https://images.example/1.webp")], priceAmount: 1000 };
  const flags = { featured, trending, hidden, categoryId, ...bare };
  if (step.kind === "insert") await storage.publish(({ products }) => products.insert(buildProduct(flags)));
  if (step.kind === "update" && product)
    await storage.publish(({ products }) => products.update({ ...product, ...flags }));
  if (step.kind === "remove" && product) await storage.publish(({ products }) => products.remove(product.id));
  if (step.kind === "fail") await failAfterInsert(storage, flags);
}

async function failAfterInsert(storage: DatabaseFixture["storage"], flags: Parameters<typeof buildProduct>[0]) {
  const failing = storage.publish(async ({ products }) => {
    await products.insert(buildProduct(flags));
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
}

function recount(products: readonly Product[], visibility: Visibility) {
  const seen = products.filter(({ hidden }) => visibility === "all" || !hidden);
  return {
    total: seen.length,
    featured: seen.filter(({ featured }) => featured).length,
    trending: seen.filter(({ trending }) => trending).length,
    hidden: seen.filter(({ hidden }) => hidden).length,
    withoutPicture: seen.filter(({ images }) => images.length === 0).length,
    // Both categories of these tests are live.
    inDeletedCategory: 0,
    withoutAmount: seen.filter(({ priceAmount }) => priceAmount === null).length,
    byCategory: (category: Category) => seen.filter(({ categoryId }) => categoryId === category.id).length,
  };
}

describeOnEveryDatabase("the counters", (fixture) => {
  test("equal a recount after any changes, failed ones included", async () => {
    const { storage } = fixture;
    const categories = await storage.publish(async (stores) => [
      await stores.categories.insert(buildCategory({ name: "A" })),
      await stores.categories.insert(buildCategory({ name: "B" })),
    ]);
    await fc.assert(
      fc.asyncProperty(steps, async (changes) => {
        for (const change of changes) await take(fixture, change, categories);
        const { items } = await storage.read.products.list({ visibility: "all" }, { limit: 1_000 });
        for (const visibility of ["public", "all"] as const) {
          const { byCategory, ...counts } = recount(items, visibility);
          expect(await storage.read.products.counts(visibility)).toEqual({ ...counts, categories: 2 });
          const use = await storage.read.categories.listWithUse(visibility);
          expect(use.map(({ products }) => products)).toEqual(categories.map(byCategory));
        }
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

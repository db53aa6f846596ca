import { beforeEach, expect, test } from "vitest";
import type { Category } from "../../core/catalogue/category.ts";
import type { ProductFilter } from "../../core/catalogue/product.ts";
import { describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { buildCategory, buildProduct, safeUrl } from "../../testing/entity-builders.ts";

describeOnEveryDatabase("the owner's search", (fixture) => {
  let live: Category;
  let deleted: Category;

  beforeEach(async () => {
    await fixture.storage.publish(async ({ categories, products, addresses }) => {
      live = await categories.insert(buildCategory({ name: "Live" }));
      deleted = await categories.insert(buildCategory({ name: "Deleted", retired: true }));
      const add = async (
        slug: string,
        link: string,
        given: { readonly hidden?: true; readonly deleted?: true } = {},
      ) => {
        const { id: categoryId } = given.deleted === true ? deleted : live;
        const product = buildProduct({
          slug,
          title: slug,
          categoryId,
          affiliateLink: safeUrl(link),
          hidden: given.hidden ?? false,
        });
        await products.insert(product);
        await addresses.claim("product", slug, product.id);
        return product.id;
      };
      const id = await add("one", "https://www.amazon.com/dp/B0ABCD1234?tag=regret-20");
      await addresses.claim("product", "one-of-old", id);
      await add("two", "https://amzn.to/3xYz_bC", { hidden: true, deleted: true });
      await add("three", "https://amzn.to/3xYzAbC", { deleted: true });
      await add("b0abcd1234-cover", "https://shop.example.com/cover%20one");
    });
  });

  const find = async (filter: Partial<ProductFilter>) => {
    const { items, total } = await fixture.storage.read.products.list({ visibility: "all", ...filter }, { limit: 10 });
    expect(items.length).toBe(total);
    return items.map(({ slug }) => slug);
  };

  test.each([
    ["B0ABCD1234", ["one"]],
    ["b0abcd1234", ["one"]],
    ["https://www.amazon.com/Hat/dp/B0ABCD1234/ref=x?tag=other-20", ["one"]],
    ["https://amzn.to/3xYz_bC", ["two"]],
    ["amzn.to/3xyz", ["three", "two"]],
    ["https://shop.example.com/cover%20one?x=1", ["b0abcd1234-cover"]],
    ["one-of-old", ["one"]],
    ["https://regretless.example/product/two", ["two"]],
    ["/product/nothing", []],
    ["B0ZZZZ9999", []],
  ])("%s finds %j", async (q, slugs) => {
    expect(await find({ q })).toEqual(slugs);
  });

  test("adds up with other conditions, in any order", async () => {
    expect(await find({ q: "amzn.to/3xyz", hidden: true })).toEqual(["two"]);
    expect(await find({ q: "one-of-old", category: "Deleted" })).toEqual([]);
    const order = { sort: "title_asc", currency: "USD" } as const;
    const sorted = await fixture.storage.read.products.list(
      { visibility: "all", q: "amzn.to/3xyz" },
      { limit: 10, order },
    );
    expect(sorted.items.map(({ slug }) => slug)).toEqual(["three", "two"]);
  });

  test("doesn't apply to visitors, for whom such a term is words", async () => {
    for (const q of ["B0ABCD1234", "https://amzn.to/3xYzAbC", "one-of-old"]) {
      const found = await find({ visibility: "public", q });
      expect(found.filter((slug) => slug !== "b0abcd1234-cover")).toEqual([]);
    }
  });

  test("narrows to products of deleted categories, and the counts agree", async () => {
    const { products } = fixture.storage.read;
    expect(await find({ inDeletedCategory: true })).toEqual(["three", "two"]);
    expect(await find({ inDeletedCategory: true, category: "Live" })).toEqual([]);
    expect(await find({ visibility: "public", inDeletedCategory: true })).toEqual(["three"]);
    expect(await products.counts("all")).toMatchObject({ inDeletedCategory: 2 });
    expect(await products.counts("public")).toMatchObject({ inDeletedCategory: 1 });
    await fixture.storage.publish(({ categories }) => {
      const { seq: _seq, ...category } = deleted;
      return categories.update({ ...category, retired: false });
    });
    expect(await products.counts("all")).toMatchObject({ inDeletedCategory: 0 });
    expect(await find({ inDeletedCategory: true })).toEqual([]);
  });
});

import { expect, test } from "vitest";
import type { CategoryId } from "../../core/catalogue/category.ts";
import type { ProductFilter } from "../../core/catalogue/product.ts";
import { PRODUCT_SORTS, type ProductSort } from "../../core/catalogue/product-order.ts";
import { type DatabaseFixture, describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { buildCategory, buildProduct, imageAddress } from "../../testing/entity-builders.ts";

type Given = Partial<Parameters<typeof buildProduct>[0]>;

async function addCategory({ storage }: DatabaseFixture, name: string): Promise<CategoryId> {
  return (await storage.publish(({ categories }) => categories.insert(buildCategory({ name })))).id;
}

async function addProducts({ storage }: DatabaseFixture, categoryId: CategoryId, given: readonly Given[]) {
  await storage.publish(async ({ products }) => {
    for (const one of given) await products.insert(buildProduct({ categoryId, ...one }));
  });
}

const price = (title: string, priceAmount: number | null, priceCurrency: string | null = "USD"): Given => ({
  title,
  priceAmount,
  priceCurrency: priceAmount === null ? null : priceCurrency,
});

const PRICED = [
  price("ten", 10_000),
  price("on request", null),
  price("two euros", 2_000, "EUR"),
  price("nine", 9_000),
  price("free", 0, null),
  price("five crowns of somewhere", 5_000, null),
  price("nothing", 0),
  price("one euro", 1_000, "EUR"),
  price("ask us", null),
];

const made = (place: unknown) => Buffer.from(JSON.stringify(place)).toString("base64url");

interface Wanted {
  readonly sort: ProductSort;
  readonly filter?: Partial<ProductFilter>;
  readonly limit?: number;
}

/** The titles of all pages, one after the other. */
async function titlesOf({ storage }: DatabaseFixture, { sort, filter, limit = 2 }: Wanted): Promise<string[]> {
  const order = { sort, currency: "USD" };
  const titles: string[] = [];
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
    const page = await storage.read.products.list({ visibility: "public", ...filter }, { limit, cursor, order });
    titles.push(...page.items.map(({ title }) => title));
    cursor = page.nextCursor;
  }
  return titles;
}

describeOnEveryDatabase("products in an order", (fixture) => {
  test("by price: the shop's currency, then others, and what does not parse last", async () => {
    const category = await addCategory(fixture, "Oddities");
    await addProducts(fixture, category, PRICED);
    const others = ["one euro", "two euros", "five crowns of somewhere", "ask us", "on request"];
    expect(await titlesOf(fixture, { sort: "price_asc" })).toEqual(["free", "nothing", "nine", "ten", ...others]);
    expect(await titlesOf(fixture, { sort: "price_desc" })).toEqual([
      "ten",
      "nine",
      "nothing",
      "free",
      "two euros",
      "one euro",
      "five crowns of somewhere",
      "ask us",
      "on request",
    ]);
  });

  test("come in the same order when a condition leaves a few", async () => {
    const category = await addCategory(fixture, "Oddities");
    const other = await addCategory(fixture, "Antiques");
    await addProducts(fixture, category, PRICED);
    await addProducts(fixture, other, [price("eight of another shelf", 8_000)]);
    for (const sort of PRODUCT_SORTS) {
      const all = await titlesOf(fixture, { sort });
      const few = await titlesOf(fixture, { sort, filter: { category: "oddities" } });
      expect(few, sort).toEqual(all.filter((title) => title !== "eight of another shelf"));
    }
  });

  test("by title, as search compares titles, whatever their script", async () => {
    const category = await addCategory(fixture, "Oddities");
    const titles = ["zebra", "Äpfel", "apple", "Zoo", "🍺 mug", "\uff5e wave", "élan", "100 things"];
    await addProducts(
      fixture,
      category,
      titles.map((title) => ({ title })),
    );
    const ordered = ["100 things", "Äpfel", "apple", "élan", "zebra", "Zoo", "\uff5e wave", "🍺 mug"];
    const found = await titlesOf(fixture, { sort: "title_asc" });
    expect(found.toSorted()).toEqual(ordered.toSorted());
    expect(found.filter((title) => /^[\da-zÄé]/i.test(title))).toEqual(
      ["100 things", "Äpfel", "apple", "élan", "zebra", "Zoo"].toSorted(
        (a, b) => ordered.indexOf(a) - ordered.indexOf(b),
      ),
    );
    expect(await titlesOf(fixture, { sort: "title_desc" })).toEqual(found.toReversed());
    expect(await titlesOf(fixture, { sort: "title_asc", filter: { category: "oddities" } })).toEqual(found);
  });

  test("by category, newest first in each, and for titles of any length in pages", async () => {
    const late = await addCategory(fixture, "Zoo");
    const early = await addCategory(fixture, "attic");
    await addProducts(fixture, late, [{ title: "lion" }, { title: "ape" }]);
    await addProducts(fixture, early, [{ title: `${"x".repeat(290)} 1` }, { title: `${"x".repeat(290)} 2` }]);
    const [first, second] = [`${"x".repeat(290)} 2`, `${"x".repeat(290)} 1`];
    expect(await titlesOf(fixture, { sort: "category_asc", limit: 1 })).toEqual([first, second, "ape", "lion"]);
    expect(await titlesOf(fixture, { sort: "category_desc", limit: 3 })).toEqual(["ape", "lion", first, second]);
    expect(await titlesOf(fixture, { sort: "title_asc", limit: 1 })).toHaveLength(4);
  });

  test("flow whole, in the order of their pages", async () => {
    const category = await addCategory(fixture, "Oddities");
    await addProducts(fixture, category, PRICED);
    for (const sort of PRODUCT_SORTS) {
      const streamed: string[] = [];
      const all = fixture.storage.read.products.stream({ visibility: "public" }, { sort, currency: "USD" });
      for await (const { title } of all) streamed.push(title);
      expect(streamed).toEqual(await titlesOf(fixture, { sort }));
    }
  });

  test("refuse a place that is none of theirs", async () => {
    const category = await addCategory(fixture, "Oddities");
    await addProducts(fixture, category, PRICED);
    const list = (sort: ProductSort, cursor?: string) =>
      fixture.storage.read.products.list({ visibility: "all" }, { limit: 2, cursor, order: { sort, currency: "USD" } });
    const { nextCursor = "" } = await list("price_asc");
    expect((await list("price_asc", nextCursor)).items).toHaveLength(2);
    const broken = ["", "x", `${nextCursor}A`, made(["price_asc", "USD", 1]), made(["price_asc", "nowhere", 1, 1])];
    for (const cursor of [...broken, made(["price_asc", "USD", "a", "b"]), made({ price_asc: 1 })]) {
      await expect(list("price_asc", cursor), cursor).rejects.toMatchObject({ code: "invalid" });
    }
    const misfits = [
      ["price_asc", "USD", "abc", 1],
      ["price_desc", "USD", "", 1],
      ["price_asc", "free", 1, 1],
      ["title_asc", "all", 1, 1],
    ] as const;
    for (const place of misfits) {
      await expect(list(place[0], made(place)), place.join()).rejects.toMatchObject({ code: "invalid" });
    }
    await expect(list("title_asc", nextCursor)).rejects.toMatchObject({ code: "invalid" });
    await expect(list("newest", nextCursor)).rejects.toMatchObject({ code: "invalid" });
  });

  test("are narrowed by what they lack, by being hidden, and by a band of prices", async () => {
    const category = await addCategory(fixture, "Oddities");
    await addProducts(fixture, category, [
      ...PRICED.map((given) => ({ ...given, images: [imageAddress("https://example.com/a.jpg")] })),
      { ...price("bare", 11_000), images: [] },
      { ...price("secret", null), hidden: true, images: [] },
    ]);
    const newest = (filter: Partial<ProductFilter>) => titlesOf(fixture, { sort: "newest", filter });
    const all = { visibility: "all" } as const;
    expect(await newest({ withoutPicture: true })).toEqual(["bare"]);
    expect(await newest({ ...all, withoutPicture: true })).toEqual(["secret", "bare"]);
    expect(await newest({ ...all, hidden: true })).toEqual(["secret"]);
    expect(await newest({ hidden: true })).toEqual([]);
    expect(await newest({ withoutAmount: true })).toEqual(["ask us", "on request"]);
    const band = (from?: number, below?: number) => newest({ price: { currency: "USD", from, below } });
    expect(await band(9_000, 11_000)).toEqual(["nine", "ten"]);
    expect(await band(10_000)).toEqual(["bare", "ten"]);
    expect(await band(undefined, 10_000)).toEqual(["nothing", "free", "nine"]);
    const page = await fixture.storage.read.products.list(
      { visibility: "public", price: { currency: "USD", from: 1 } },
      { limit: 1 },
    );
    expect(page.total).toBe(3);
  });

  test("are found among more than are sorted at once, wherever they stand", { timeout: 120_000 }, async () => {
    const one = await addCategory(fixture, "One");
    const other = await addCategory(fixture, "Other");
    const given = Array.from({ length: 2600 }, (_, number) => ({
      ...price(`thing ${String((number * 7919) % 2600).padStart(4, "0")}`, ((number * 31) % 900) * 10),
      hidden: number % 5 === 0,
    }));
    await addProducts(fixture, one, given.slice(0, 1300));
    await addProducts(fixture, other, given.slice(1300));
    const filter = { category: "other", q: "thing" } as const;
    const titles = await titlesOf(fixture, { sort: "title_desc", filter, limit: 400 });
    const visible = given.slice(1300).filter(({ hidden }) => !hidden);
    expect(titles).toEqual(
      visible
        .map(({ title }) => title ?? "")
        .toSorted()
        .toReversed(),
    );
    const byPrice = await titlesOf(fixture, { sort: "price_asc", filter, limit: 400 });
    expect(byPrice.toSorted()).toEqual(titles.toSorted());
    const amounts = new Map(visible.map(({ title, priceAmount }) => [title, priceAmount ?? 0]));
    const found = byPrice.map((title) => amounts.get(title));
    expect(found).toEqual(found.toSorted((first = 0, second = 0) => first - second));
  });
});

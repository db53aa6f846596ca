import { expect, test } from "vitest";
import type { CategoryId } from "../../core/catalogue/category.ts";
import type { ProductId } from "../../core/catalogue/product.ts";
import { newId } from "../../platform/new-id.ts";
import { type DatabaseFixture, describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { buildCategory, buildProduct, imageAddress, safeUrl } from "../../testing/entity-builders.ts";

type Given = Partial<Parameters<typeof buildProduct>[0]>;

async function addCategory({ storage }: DatabaseFixture, name = "Oddities") {
  return storage.publish(({ categories }) => categories.insert(buildCategory({ name })));
}

/** In this order, so that the last one is the newest. */
async function addProducts({ storage }: DatabaseFixture, categoryId: CategoryId, given: readonly Given[]) {
  return storage.publish(async ({ products }) => {
    const added = [];
    for (const one of given) added.push(await products.insert(buildProduct({ categoryId, ...one })));
    return added;
  });
}

describeOnEveryDatabase("products", (fixture) => {
  test("come back as they were put in", async () => {
    const category = await addCategory(fixture);
    const record = buildProduct({
      categoryId: category.id,
      title: '"Größe" 🍺 100%_\\',
      images: [imageAddress("https://example.com/a b.jpg"), imageAddress("/demo/flamingo.webp")],
      tags: ["[1]", "it's"],
      priceAmount: null,
      priceCurrency: null,
      featured: true,
      affiliateLink: safeUrl("https://example.com/?q=a b&x=%ZZ"),
    });
    const inserted = await fixture.storage.publish(({ products }) => products.insert(record));
    expect(inserted).toEqual({ ...record, seq: 1, category: "Oddities" });
    expect(await fixture.storage.read.products.findById(record.id)).toEqual(inserted);
    expect(await fixture.storage.read.products.findBySlug(record.slug)).toEqual(inserted);
  });

  test("lose NUL, which not every database can keep", async () => {
    const category = await addCategory(fixture);
    const [product] = await addProducts(fixture, category.id, [{ title: "fla\0mingo", tags: ["a\0b"] }]);
    expect(product?.title).toBe("flamingo");
  });

  test("are absent when there is none", async () => {
    const { products } = fixture.storage.read;
    expect(await products.findById(newId() as ProductId)).toBeUndefined();
    expect(await products.findBySlug("nothing")).toBeUndefined();
    expect(await products.findMany([newId() as ProductId])).toEqual([]);
    expect(await products.list({ visibility: "all" }, { limit: 5 })).toMatchObject({ items: [], total: 0 });
    expect(await products.lastSeq()).toBe(0);
  });

  test("come in the order asked for when asked for by id", async () => {
    const category = await addCategory(fixture);
    const [first, second, third] = (await addProducts(fixture, category.id, [{}, {}, {}])).map(({ id }) => id);
    const wanted = [third, newId() as ProductId, first, second].filter((id) => id !== undefined);
    const found = await fixture.storage.read.products.findMany(wanted);
    expect(found.map(({ id }) => id)).toEqual([third, first, second]);
  });

  test("are found by many slugs at once", async () => {
    const category = await addCategory(fixture);
    const added = await addProducts(fixture, category.id, [{}, {}, {}]);
    const wanted = added.slice(1).map(({ slug }) => slug);
    const found = await fixture.storage.read.products.findBySlugs([...wanted, "nothing"]);
    expect(found.map(({ slug }) => slug).toSorted()).toEqual(wanted.toSorted());
    expect(await fixture.storage.read.products.findBySlugs([])).toEqual([]);
  });

  test("whose link is not safe to open are nowhere to be seen", async () => {
    const category = await addCategory(fixture);
    const unsafe = "javascript:alert(1)" as ReturnType<typeof safeUrl>;
    const adding = addProducts(fixture, category.id, [{ affiliateLink: unsafe }]);
    await expect(adding).rejects.toThrow("cannot be read back");
    expect((await fixture.storage.read.products.list({ visibility: "all" }, { limit: 5 })).items).toEqual([]);
  });

  test("leave out pictures that are not safe to show", async () => {
    const category = await addCategory(fixture);
    const images = [
      "data:image/svg+xml,<svg/>" as ReturnType<typeof imageAddress>,
      imageAddress("https://example.com/a.jpg"),
    ];
    const [product] = await addProducts(fixture, category.id, [{ images }]);
    expect(product?.images).toEqual(["https://example.com/a.jpg"]);
  });

  test("with a slug that another has are refused", async () => {
    const category = await addCategory(fixture);
    const adding = addProducts(fixture, category.id, [{ slug: "same" }, { slug: "same" }]);
    await expect(adding).rejects.toMatchObject({ name: "DomainError", code: "conflict" });
  });

  test("of a category that is gone are refused", async () => {
    const adding = addProducts(fixture, newId() as CategoryId, [{}]);
    await expect(adding).rejects.toMatchObject({ name: "DomainError", code: "conflict" });
  });

  test("rise in updatedAt with every change, even when the clock stands still", async () => {
    const category = await addCategory(fixture);
    const [product] = await addProducts(fixture, category.id, [{}]);
    if (!product) throw new Error("no product");
    const stamps = [product.updatedAt];
    for (const title of ["one", "two", "three"]) {
      const revised = await fixture.storage.publish(({ products }) => products.update({ ...product, title }));
      stamps.push(revised.updatedAt);
      expect(revised.title).toBe(title);
    }
    expect(stamps).toEqual([...new Set(stamps)].toSorted((a, b) => a - b));
  });

  test("keep their place and their first moment when changed", async () => {
    const category = await addCategory(fixture);
    const [older] = await addProducts(fixture, category.id, [{}, {}]);
    if (!older) throw new Error("no product");
    const revised = await fixture.storage.publish(({ products }) => products.update({ ...older, createdAt: 1 }));
    expect(revised).toMatchObject({ seq: older.seq, createdAt: older.createdAt });
  });

  test("that were deleted cannot be changed, and deleting again changes nothing", async () => {
    const category = await addCategory(fixture);
    const [product] = await addProducts(fixture, category.id, [{}]);
    if (!product) throw new Error("no product");
    await fixture.storage.publish(({ products }) => products.remove(product.id));
    await fixture.storage.publish(({ products }) => products.remove(product.id));
    const update = fixture.storage.publish(({ products }) => products.update(product));
    await expect(update).rejects.toMatchObject({ code: "not-found" });
    expect(await fixture.storage.read.products.counts("all")).toMatchObject({ total: 0 });
  });

  test("are listed newest first, by each filter and all of them together", async () => {
    const odd = await addCategory(fixture, "Oddities");
    const even = await addCategory(fixture, "Évening wear");
    await addProducts(fixture, odd.id, [
      { title: "plain" },
      { title: "featured", featured: true },
      { title: "hidden", featured: true, hidden: true },
      { title: "both", featured: true, trending: true },
    ]);
    await addProducts(fixture, even.id, [{ title: "dressed", trending: true }]);
    const titles = async (filter: object) => {
      const page = await fixture.storage.read.products.list({ visibility: "public", ...filter }, { limit: 10 });
      expect(page.total).toBe(page.items.length);
      return page.items.map(({ title }) => title).join(" ");
    };
    expect(await titles({})).toBe("dressed both featured plain");
    expect(await titles({ visibility: "all" })).toBe("dressed both hidden featured plain");
    expect(await titles({ featured: true })).toBe("both featured");
    expect(await titles({ visibility: "all", featured: true })).toBe("both hidden featured");
    expect(await titles({ trending: true })).toBe("dressed both");
    expect(await titles({ featured: true, trending: true })).toBe("both");
    expect(await titles({ category: " ODDITIES " })).toBe("both featured plain");
    expect(await titles({ category: "evening wear", trending: true })).toBe("dressed");
    expect(await titles({ category: "no such category" })).toBe("");
    expect(await titles({ category: "oddities", q: "E" })).toBe("featured");
    expect(await titles({ featured: true, q: "feat" })).toBe("featured");
    const [newest] = (await fixture.storage.read.products.list({ visibility: "all" }, { limit: 1 })).items;
    expect(await titles({ id: newest?.id })).toBe("dressed");
    expect(await titles({ id: newest?.id, featured: true })).toBe("");
  });

  test("of a renamed and of a retired category share the name's list", async () => {
    const retired = await addCategory(fixture, "Bar");
    await addProducts(fixture, retired.id, [{ title: "old" }]);
    await fixture.storage.publish(({ categories }) => categories.update({ ...retired, retired: true }));
    const live = await addCategory(fixture, "bar");
    await addProducts(fixture, live.id, [{ title: "new" }]);
    const page = await fixture.storage.read.products.list({ visibility: "public", category: "BAR" }, { limit: 5 });
    expect(page.items.map(({ title, category }) => `${title} ${category}`)).toEqual(["new bar", "old Bar"]);
    expect(page.total).toBe(2);
  });

  test("come once each over all pages while others are added", async () => {
    const category = await addCategory(fixture);
    const before = await addProducts(
      fixture,
      category.id,
      Array.from({ length: 25 }, () => ({})),
    );
    const seen: ProductId[] = [];
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
      const page = await fixture.storage.read.products.list({ visibility: "public" }, { limit: 7, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
      await addProducts(fixture, category.id, [{}, {}]);
    }
    expect(seen).toEqual(before.map(({ id }) => id).toReversed());
  });

  test("refuse a cursor that they did not make", async () => {
    const category = await addCategory(fixture);
    await addProducts(fixture, category.id, [{}, {}, {}]);
    const list = (cursor: string) => fixture.storage.read.products.list({ visibility: "all" }, { limit: 1, cursor });
    const { nextCursor = "" } = await fixture.storage.read.products.list({ visibility: "all" }, { limit: 1 });
    expect((await list(nextCursor)).items).toHaveLength(1);
    const foreign = ["oldest", 2];
    const broken = ["", "x", "0", `${nextCursor}A`, nextCursor.slice(1), nextCursor.toUpperCase(), "💥"];
    for (const cursor of [...broken, Buffer.from(JSON.stringify(foreign)).toString("base64url")]) {
      await expect(list(cursor), cursor).rejects.toMatchObject({ name: "DomainError", code: "invalid" });
    }
  });

  test("flow as a whole list, searched or not, beyond one chunk", async () => {
    const category = await addCategory(fixture);
    await addProducts(
      fixture,
      category.id,
      Array.from({ length: 250 }, (_, index) => ({ title: `odd thing ${index}` })),
    );
    const all: string[] = [];
    for await (const { title } of fixture.storage.read.products.stream({ visibility: "public" })) all.push(title);
    expect(all).toEqual(Array.from({ length: 250 }, (_, index) => `odd thing ${249 - index}`));
    let matches = 0;
    for await (const _ of fixture.storage.read.products.stream({ visibility: "public", q: "thing 1" })) matches += 1;
    expect(matches).toBe(all.filter((title) => title.includes("thing 1")).length);
  });

  test("tell the sitemap the addresses of a range, without hidden ones", async () => {
    const category = await addCategory(fixture);
    await addProducts(
      fixture,
      category.id,
      ["a", "b", "c", "d"].map((slug) => ({ slug, hidden: slug === "c" })),
    );
    const { products } = fixture.storage.read;
    expect(await products.lastSeq()).toBe(4);
    const addresses = await products.listAddresses({ afterSeq: 1, upToSeq: 4 });
    expect(addresses.map(({ slug }) => slug)).toEqual(["b", "d"]);
  });

  test("know which of them are demo content", async () => {
    const category = await addCategory(fixture);
    const [, demo] = await addProducts(fixture, category.id, [{}, { demo: true }]);
    expect(await fixture.storage.read.products.listDemo()).toEqual([demo]);
  });
});

import { expect, test } from "vitest";
import type { SafeUrl } from "../../core/text/safe-url.ts";
import { type DatabaseFixture, describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import {
  buildCategory,
  buildDeal,
  buildGiveaway,
  buildGuide,
  buildProduct,
  imageAddress,
} from "../../testing/entity-builders.ts";
import { STILL } from "../../testing/still-clock.ts";

async function addProducts({ storage }: DatabaseFixture, count: number) {
  return storage.publish(async ({ categories, products }) => {
    const { id: categoryId } = await categories.insert(buildCategory());
    const added = [];
    for (let index = 0; index < count; index += 1) added.push(await products.insert(buildProduct({ categoryId })));
    return added;
  });
}

describeOnEveryDatabase("categories", (fixture) => {
  test("come back as they were put in, by id, slug and folded name", async () => {
    const record = buildCategory({ name: "Größe", description: "big\nthings" });
    const category = await fixture.storage.publish(({ categories }) => categories.insert(record));
    expect(category).toEqual({ ...record, seq: 1 });
    const { categories } = fixture.storage.read;
    expect(await categories.findById(record.id)).toEqual(category);
    expect(await categories.findBySlug(record.slug)).toEqual(category);
    expect(await categories.findByName(" grosse ")).toEqual(category);
    expect(await categories.findByName("small")).toBeUndefined();
  });

  test("are listed by name, the same on every database", async () => {
    await fixture.storage.publish(async ({ categories }) => {
      for (const name of ["zebra", "Äpfel", "apple", "Bar", "bar 2", "字", "10"])
        await categories.insert(buildCategory({ name }));
    });
    const names = (await fixture.storage.read.categories.list()).map(({ name }) => name);
    expect(names).toEqual(["10", "Äpfel", "apple", "Bar", "bar 2", "zebra", "字"]);
  });

  test("cannot share a folded name while both live", async () => {
    await fixture.storage.publish(({ categories }) => categories.insert(buildCategory({ name: "Bar" })));
    const second = fixture.storage.publish(({ categories }) => categories.insert(buildCategory({ name: "BÄR" })));
    await expect(second).rejects.toMatchObject({
      code: "conflict",
      message: "A category with this name exists already.",
    });
  });

  test("that retired leave the lists and are found by name only, after a live one", async () => {
    const retired = buildCategory({ name: "Bar", retired: true });
    await fixture.storage.publish(({ categories }) => categories.insert(retired));
    const { categories } = fixture.storage.read;
    expect(await categories.list()).toEqual([]);
    expect(await categories.listWithUse("all")).toEqual([]);
    expect(await categories.findBySlug(retired.slug)).toBeUndefined();
    expect(await categories.findByName("bar")).toMatchObject({ id: retired.id });
    const live = buildCategory({ name: "bar" });
    await fixture.storage.publish((stores) => stores.categories.insert(live));
    expect(await categories.findByName("BAR")).toMatchObject({ id: live.id });
  });

  test("show their new name on all products at once", async () => {
    const [product] = await addProducts(fixture, 1);
    if (!product) throw new Error("no product");
    const category = await fixture.storage.read.categories.findById(product.categoryId);
    if (!category) throw new Error("no category");
    const renamed = { ...category, name: "Renamed" };
    const updated = await fixture.storage.publish(({ categories }) => categories.update(renamed));
    expect(updated.updatedAt).toBeGreaterThan(category.updatedAt);
    expect(await fixture.storage.read.products.findById(product.id)).toMatchObject({ category: "Renamed" });
  });

  test("that products use cannot be removed, others can", async () => {
    const [product] = await addProducts(fixture, 1);
    if (!product) throw new Error("no product");
    const remove = () => fixture.storage.publish(({ categories }) => categories.remove(product.categoryId));
    await expect(remove()).rejects.toMatchObject({ code: "conflict" });
    await fixture.storage.publish(({ products }) => products.remove(product.id));
    await remove();
    expect(await fixture.storage.read.categories.findById(product.categoryId)).toBeUndefined();
  });
});

describeOnEveryDatabase("gift guides", (fixture) => {
  test("come back with their picks in the owner's order", async () => {
    const products = await addProducts(fixture, 3);
    const picks = products.toReversed().map(({ id }, index) => ({ productId: id, blurb: `pick ${index}` }));
    const record = buildGuide({ image: imageAddress("/demo/guide.webp"), featured: true });
    const guide = await fixture.storage.publish(({ guides }) => guides.insert(record, picks));
    expect(guide).toEqual({ ...record, seq: 1 });
    const { guides } = fixture.storage.read;
    expect(await guides.findBySlug(record.slug)).toEqual(guide);
    expect(await guides.listPicks(record.id)).toEqual(picks);
    const [first] = picks;
    if (first === undefined) throw new Error("no picks");
    expect(await guides.listNaming(first.productId)).toEqual([guide]);
    await fixture.storage.publish((stores) => stores.guides.update(guide, picks.slice(1)));
    expect(await guides.listPicks(record.id)).toEqual(picks.slice(1));
    expect(await guides.listNaming(first.productId)).toEqual([]);
  });

  test("lose the picks of deleted products", async () => {
    const [kept, gone] = await addProducts(fixture, 2);
    if (!kept || !gone) throw new Error("no products");
    const picks = [gone, kept].map(({ id }) => ({ productId: id, blurb: "" }));
    const guide = await fixture.storage.publish(({ guides }) => guides.insert(buildGuide(), picks));
    await fixture.storage.publish(({ products }) => products.remove(gone.id));
    expect(await fixture.storage.read.guides.listPicks(guide.id)).toEqual([{ productId: kept.id, blurb: "" }]);
  });

  test("are listed featured first, then newest", async () => {
    await fixture.storage.publish(async ({ guides }) => {
      for (const title of ["a", "B", "c", "D"]) {
        await guides.insert(buildGuide({ title, featured: title === title.toUpperCase() }), []);
      }
    });
    const titles = (await fixture.storage.read.guides.list()).map(({ title }) => title);
    expect(titles).toEqual(["D", "B", "c", "a"]);
  });

  test("go with their picks when removed", async () => {
    const [product] = await addProducts(fixture, 1);
    if (!product) throw new Error("no product");
    const guide = await fixture.storage.publish(({ guides }) =>
      guides.insert(buildGuide(), [{ productId: product.id, blurb: "" }]),
    );
    await fixture.storage.publish(({ guides }) => guides.remove(guide.id));
    expect(await fixture.storage.read.guides.findById(guide.id)).toBeUndefined();
    expect(await fixture.storage.read.guides.listPicks(guide.id)).toEqual([]);
    const update = fixture.storage.publish(({ guides }) => guides.update(guide, []));
    await expect(update).rejects.toMatchObject({ code: "not-found" });
  });
});

describeOnEveryDatabase("giveaways", (fixture) => {
  test("come back as they were put in, changed and removed", async () => {
    const record = buildGiveaway({ active: true, winnerAnnounced: true });
    const giveaway = await fixture.storage.publish(({ giveaways }) => giveaways.insert(record));
    expect(giveaway).toEqual({ ...record, seq: 1 });
    expect(await fixture.storage.read.giveaways.findBySlug(record.slug)).toEqual(giveaway);
    const changed = await fixture.storage.publish(({ giveaways }) => giveaways.update({ ...giveaway, active: false }));
    expect(changed).toEqual({ ...giveaway, active: false, updatedAt: giveaway.updatedAt + 1 });
    await fixture.storage.publish(({ giveaways }) => giveaways.remove(giveaway.id));
    expect(await fixture.storage.read.giveaways.findById(giveaway.id)).toBeUndefined();
    const update = fixture.storage.publish(({ giveaways }) => giveaways.update(giveaway));
    await expect(update).rejects.toMatchObject({ code: "not-found" });
  });

  test("are listed by their end, latest first", async () => {
    await fixture.storage.publish(async ({ giveaways }) => {
      for (const days of [1, 3, 2]) await giveaways.insert(buildGiveaway({ title: `${days}`, endAt: STILL + days }));
    });
    const titles = (await fixture.storage.read.giveaways.list()).map(({ title }) => title);
    expect(titles).toEqual(["3", "2", "1"]);
  });
});

describeOnEveryDatabase("exclusive deals", (fixture) => {
  test("come back as they were put in, changed and removed", async () => {
    const record = buildDeal({ expiresAt: STILL + 1, image: imageAddress("https://example.com/deal.png") });
    const deal = await fixture.storage.publish(({ deals }) => deals.insert(record));
    expect(deal).toEqual({ ...record, seq: 1 });
    expect(await fixture.storage.read.deals.findBySlug(record.slug)).toEqual(deal);
    const changed = await fixture.storage.publish(({ deals }) => deals.update({ ...deal, expiresAt: null }));
    expect(changed).toEqual({ ...deal, expiresAt: null, updatedAt: deal.updatedAt + 1 });
    await fixture.storage.publish(({ deals }) => deals.remove(deal.id));
    expect(await fixture.storage.read.deals.findById(deal.id)).toBeUndefined();
    const update = fixture.storage.publish(({ deals }) => deals.update(deal));
    await expect(update).rejects.toMatchObject({ code: "not-found" });
  });

  test("are listed by expiry, soonest first and those without one last", async () => {
    await fixture.storage.publish(async ({ deals }) => {
      for (const expiresAt of [null, STILL + 2, STILL + 1]) await deals.insert(buildDeal({ expiresAt }));
    });
    const expiries = (await fixture.storage.read.deals.list()).map(({ expiresAt }) => expiresAt);
    expect(expiries).toEqual([STILL + 1, STILL + 2, null]);
  });

  test("whose link is not safe to open are nowhere to be seen", async () => {
    const unsafe = buildDeal({ affiliateLink: "javascript:alert(1)" as SafeUrl });
    await expect(fixture.storage.publish(({ deals }) => deals.insert(unsafe))).rejects.toThrow("cannot be read back");
    expect(await fixture.storage.read.deals.list()).toEqual([]);
  });
});

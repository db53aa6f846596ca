import { expect, test } from "vitest";
import { contextOf, doAll, fill, readAll, undo, withoutStamp } from "../../testing/bulk-steps.ts";
import { type DatabaseFixture, describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { buildCategory, buildDeal, buildGiveaway, buildGuide, buildProduct } from "../../testing/entity-builders.ts";
import { stillClock } from "../../testing/still-clock.ts";
import { addCategory } from "../catalogue/add-category.ts";
import type { CategoryId } from "../catalogue/category.ts";
import { removeProduct } from "../catalogue/remove-product.ts";
import { retireCategory } from "../catalogue/retire-category.ts";
import { reviseCategory } from "../catalogue/revise-category.ts";
import type { CoreContext } from "../core-context.ts";
import { removeDeal } from "../deals/remove-deal.ts";
import { removeGiveaway } from "../giveaways/remove-giveaway.ts";
import { removeGuide } from "../guides/remove-guide.ts";
import type { Guide } from "../guides/guide.ts";
import { deletePermanently } from "./delete-permanently.ts";
import { listTrash } from "./list-trash.ts";
import { purgeTrash } from "./purge-trash.ts";
import { restoreFromTrash } from "./restore-from-trash.ts";
import { TRASH_MS } from "./trash.ts";

const inTrash = async (context: CoreContext) => (await listTrash(context, undefined, { limit: 50 })).items;
const withoutTime = <Entity extends { readonly updatedAt: number }>({ updatedAt: _updatedAt, ...rest }: Entity) => rest;

/** Products a to c with their addresses, in one guide. */
async function fillGuide(fixture: DatabaseFixture) {
  const context = contextOf(fixture);
  const category = await fill(fixture, [{ title: "a" }, { title: "b", featured: true }, { title: "c" }]);
  const products = (await readAll(fixture)).toReversed();
  const guide = await fixture.storage.publish(async ({ guides, addresses }) => {
    for (const { id, slug } of products) await addresses.claim("product", slug, id);
    const inserted = await guides.insert(
      buildGuide(),
      products.map(({ id, title }) => ({ productId: id, blurb: `why ${title}` })),
    );
    await addresses.claim("guide", inserted.slug, inserted.id);
    return inserted;
  });
  const [a, b, c] = products;
  if (a === undefined || b === undefined || c === undefined) throw new Error("There are three products.");
  return { context, category, guide, a, b, c };
}

async function blurbsIn({ storage }: DatabaseFixture, { id }: Guide): Promise<readonly string[]> {
  return (await storage.read.guides.listPicks(id)).map(({ blurb }) => blurb);
}

describeOnEveryDatabase("the trash", (fixture) => {
  test("brings a product back as it was: row, slug, place in its guide, counters", async () => {
    const { context, guide, b } = await fillGuide(fixture);
    const before = await fixture.storage.read.products.counts("public");
    await removeProduct(context, b.id);
    expect(await inTrash(context)).toMatchObject([{ id: b.id, kind: "product", title: "b", deletedBy: context.actor }]);
    expect(await blurbsIn(fixture, guide)).toEqual(["why a", "why c"]);

    expect(await restoreFromTrash(context, b.id)).toMatchObject({ kind: "product", slug: b.slug, hasNewSlug: false });
    const restored = await fixture.storage.read.products.findById(b.id);
    expect(restored && withoutStamp(restored)).toEqual(withoutStamp(b));
    expect(restored?.updatedAt).toBeGreaterThan(b.updatedAt);
    expect(await blurbsIn(fixture, guide)).toEqual(["why a", "why b", "why c"]);
    expect(await fixture.storage.read.products.counts("public")).toEqual(before);
    expect(await inTrash(context)).toEqual([]);
    const [last] = (await fixture.storage.read.acts.list({}, { limit: 1 })).items;
    expect(last).toMatchObject({ deed: "restore", subject: { kind: "product", id: b.id, name: "b" } });
  });

  test("brings guides, giveaways and deals back with their slugs", async () => {
    const { context, guide } = await fillGuide(fixture);
    const { giveaway, deal } = await fixture.storage.publish(async ({ giveaways, deals }) => ({
      giveaway: await giveaways.insert(buildGiveaway()),
      deal: await deals.insert(buildDeal()),
    }));
    await removeGuide(context, guide.id);
    await removeGiveaway(context, giveaway.id);
    await removeDeal(context, deal.id);
    expect((await inTrash(context)).map(({ kind }) => kind)).toEqual(["deal", "giveaway", "guide"]);
    for (const { id } of [guide, giveaway, deal]) await restoreFromTrash(context, id);

    const { guides, giveaways, deals } = fixture.storage.read;
    const found = [
      await guides.findById(guide.id),
      await giveaways.findById(giveaway.id),
      await deals.findById(deal.id),
    ];
    expect(found.map((one) => one && withoutTime(one))).toEqual([guide, giveaway, deal].map(withoutTime));
    expect(await blurbsIn(fixture, guide)).toEqual(["why a", "why b", "why c"]);
  });

  test.each([
    ["guide", "product"],
    ["product", "guide"],
  ] as const)("puts a pick back where %s and product were deleted, the %s coming back first", async (first, back) => {
    const { context, guide, b } = await fillGuide(fixture);
    const removals = [() => removeGuide(context, guide.id), () => removeProduct(context, b.id)];
    for (const remove of first === "guide" ? removals : removals.toReversed()) await remove();
    const ids = back === "guide" ? [guide.id, b.id] : [b.id, guide.id];
    for (const id of ids) await restoreFromTrash(context, id);
    expect(await blurbsIn(fixture, guide)).toEqual(["why a", "why b", "why c"]);
  });

  test("brings a category back to the lists, unless another one has its name by now", async () => {
    const context = contextOf(fixture);
    const party = await addCategory(context, { name: "Party", description: "Loud." });
    await retireCategory(context, party.id);
    expect(await inTrash(context)).toMatchObject([{ id: party.id, kind: "category", title: "Party" }]);
    const desk = await addCategory(context, { name: "Desk", description: "" });
    await reviseCategory(context, { id: desk.id, draft: { name: "Party", description: "" } });
    await expect(restoreFromTrash(context, party.id)).rejects.toMatchObject({
      code: "conflict",
      message: 'There is already a category "Party". Rename that one first, then restore this one.',
    });
    expect(await inTrash(context)).toHaveLength(1);

    await reviseCategory(context, { id: desk.id, draft: { name: "Desk", description: "" } });
    expect(await restoreFromTrash(context, party.id)).toMatchObject({ slug: "party", hasNewSlug: false });
    expect(await fixture.storage.read.categories.findBySlug("party")).toMatchObject({ id: party.id, retired: false });
  });

  test("drops a category that was added again under its name", async () => {
    const context = contextOf(fixture);
    const party = await addCategory(context, { name: "Party", description: "" });
    await retireCategory(context, party.id);
    expect(await addCategory(context, { name: "party", description: "" })).toMatchObject({ id: party.id });
    expect(await inTrash(context)).toEqual([]);
  });

  test("gives demo content another slug where its own was taken, and a category where that is gone", async () => {
    const context = contextOf(fixture);
    const demo = await fixture.storage.publish(async ({ categories, products, addresses }) => {
      const category = await categories.insert(buildCategory({ name: "Demo", demo: true }));
      const product = await products.insert(
        buildProduct({ categoryId: category.id, title: "Lamp", slug: "lamp", demo: true }),
      );
      await addresses.claim("product", "lamp", product.id);
      return product;
    });
    await removeProduct(context, demo.id);
    await fixture.storage.publish(async ({ categories, addresses }) => {
      await categories.remove(demo.categoryId);
      await addresses.claim("product", "lamp", "another");
    });
    expect(await restoreFromTrash(context, demo.id)).toMatchObject({ slug: "lamp-2", hasNewSlug: true });
    const restored = await fixture.storage.read.products.findById(demo.id);
    expect(restored).toMatchObject({ slug: "lamp-2", category: "Demo" });
    const categoryId = restored?.categoryId ?? ("" as CategoryId);
    expect(await fixture.storage.read.categories.findById(categoryId)).toMatchObject({ retired: true });
  });

  test("gives one entity to many who restore it at once", async () => {
    const { context, a } = await fillGuide(fixture);
    await removeProduct(context, a.id);
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => restoreFromTrash(context, a.id)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await readAll(fixture)).toHaveLength(3);
  });

  test("contains what a bulk change deleted, and its undo reports what was already restored", async () => {
    const { context, a, guide } = await fillGuide(fixture);
    const change = await doAll(context, { kind: "delete" });
    expect(await inTrash(context)).toHaveLength(3);
    await restoreFromTrash(context, a.id);
    expect(await undo(context, change)).toMatchObject({ state: "undone", restored: 2, kept: 1 });
    const [problem] = await fixture.storage.read.bulkChanges.listProblems(change.id, 9);
    expect(problem).toMatchObject({ title: "a", reason: "It was already restored from the trash." });
    expect(await inTrash(context)).toEqual([]);
    expect(await blurbsIn(fixture, guide)).toEqual(["why a", "why b", "why c"]);
  });

  test("is emptied permanently on request, and automatically after 30 days", async () => {
    const { context, a, b } = await fillGuide(fixture);
    await removeProduct(context, a.id);
    await removeProduct(context, b.id);
    await deletePermanently(context, a.id);
    await expect(deletePermanently(context, a.id)).rejects.toMatchObject({ code: "not-found" });
    await expect(restoreFromTrash(context, a.id)).rejects.toMatchObject({ code: "not-found" });

    await purgeTrash({ ...context, clock: stillClock(context.clock.now() + TRASH_MS) });
    expect(await inTrash(context)).toHaveLength(1);
    await purgeTrash({ ...context, clock: stillClock(context.clock.now() + TRASH_MS + 1) });
    expect(await inTrash(context)).toEqual([]);
  });

  test("restores nothing that is past its 30 days, however late the purge is", async () => {
    const { context, a } = await fillGuide(fixture);
    await removeProduct(context, a.id);
    const late = { ...context, clock: stillClock(context.clock.now() + TRASH_MS + 1) };
    await expect(restoreFromTrash(late, a.id)).rejects.toMatchObject({ code: "not-found" });
    expect(await fixture.storage.read.products.findById(a.id)).toBeUndefined();
  });

  test("keeps what was restored and deleted again when the first bulk deletion is undone", async () => {
    const { context, a } = await fillGuide(fixture);
    const change = await doAll(context, { kind: "delete" });
    await restoreFromTrash(context, a.id);
    await removeProduct(context, a.id);
    expect(await undo(context, change)).toMatchObject({ state: "undone", restored: 2, kept: 1 });
    expect(await fixture.storage.read.products.findById(a.id)).toBeUndefined();
    expect(await inTrash(context)).toMatchObject([{ id: a.id }]);
  });

  test("is listed by page and by kind", async () => {
    const { context, a, b, guide } = await fillGuide(fixture);
    await removeProduct(context, a.id);
    await removeGuide(context, guide.id);
    await removeProduct(context, b.id);
    const first = await listTrash(context, undefined, { limit: 2 });
    expect(first).toMatchObject({ total: 3, items: [{ title: "b" }, { kind: "guide" }] });
    const rest = await listTrash(context, undefined, { limit: 2, cursor: first.nextCursor });
    expect(rest).toMatchObject({ items: [{ title: "a" }], nextCursor: undefined });
    expect((await listTrash(context, "product", { limit: 9 })).items.map(({ title }) => title)).toEqual(["b", "a"]);
  });
});

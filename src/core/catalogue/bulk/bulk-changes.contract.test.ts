import { expect, test } from "vitest";
import { newId } from "../../../platform/new-id.ts";
import {
  ALL,
  contextOf,
  doAll,
  FEATURE,
  fill,
  readAll,
  runToEnd,
  undo,
  withoutStamp,
} from "../../../testing/bulk-steps.ts";
import { describeOnEveryDatabase } from "../../../testing/database-fixture.ts";
import { buildGuide } from "../../../testing/entity-builders.ts";
import { PRODUCT_LIMITS } from "../product-rules.ts";
import type { Product } from "../product.ts";
import { retireCategory } from "../retire-category.ts";
import type { BulkChange, BulkDeed, BulkSelection } from "./bulk-change.ts";
import { cancelBulkChange } from "./cancel-bulk-change.ts";
import { continueBulkChange } from "./continue-bulk-change.ts";
import { findBulkChange } from "./find-bulk-change.ts";
import { previewBulkChange } from "./preview-bulk-change.ts";
import { startBulkChange } from "./start-bulk-change.ts";
import { undoBulkChange } from "./undo-bulk-change.ts";

describeOnEveryDatabase("a bulk change", (fixture) => {
  test.each<[string, BulkDeed, (product: Product) => boolean]>([
    ["features", FEATURE, ({ featured }) => featured],
    ["hides", { kind: "flag", flag: "hidden", value: true }, ({ hidden }) => hidden],
    ["moves", { kind: "category", category: "attic" }, ({ category }) => category === "Attic"],
    [
      "tags",
      { kind: "tags", add: ["new"], remove: ["old"] },
      ({ tags }) => tags.at(-1) === "new" && !tags.includes("old"),
    ],
  ])("%s every product, and its undo restores every column of every row", async (_, deed, isDone) => {
    const context = contextOf(fixture);
    await fill(fixture, [], "Attic");
    await fill(fixture, [
      { tags: ["old", "b"] },
      { featured: true, trending: true },
      { hidden: true, tags: ["new"] },
      { demo: true },
      {},
    ]);
    const before = await readAll(fixture);
    const counts = await fixture.storage.read.products.counts("public");
    const version = await fixture.storage.catalogueVersion();

    const done = await doAll(context, deed);
    expect(done).toMatchObject({ state: "done", total: 5, seen: 5, refused: 0 });
    const changed = await readAll(fixture);
    expect(changed.every(isDone)).toBe(true);
    expect(changed.filter(({ demo }) => demo)).toEqual([]);
    const visible = changed.filter(({ hidden }) => !hidden).length;
    expect(await fixture.storage.read.products.counts("public")).toMatchObject({ withoutPicture: visible });
    expect(await fixture.storage.catalogueVersion()).toBeGreaterThan(version);

    const undone = await undo(context, done);
    expect(undone).toMatchObject({ state: "undone", restored: done.changed, kept: 0 });
    const after = await readAll(fixture);
    expect(after.map(withoutStamp)).toEqual(before.map(withoutStamp));
    for (const [index, product] of after.entries()) {
      expect(product.updatedAt).toBeGreaterThanOrEqual(changed[index]?.updatedAt ?? Infinity);
    }
    expect(await fixture.storage.read.products.counts("public")).toEqual(counts);
  });

  test("deletes, and its undo brings back rows, addresses, places in guides and counts", async () => {
    const context = contextOf(fixture);
    await fill(fixture, [{ title: "one" }, { title: "two", featured: true, demo: true }, { title: "three" }]);
    const before = await readAll(fixture);
    await fixture.storage.publish(async ({ addresses, guides }) => {
      for (const { id, slug } of before) await addresses.claim("product", slug, id);
      const picks = before.map(({ id }) => ({ productId: id, blurb: "why" }));
      await guides.insert(buildGuide({ slug: "guide" }), picks);
    });
    const counts = await fixture.storage.read.products.counts("all");
    const done = await doAll(context, { kind: "delete" });
    expect(done).toMatchObject({ state: "done", changed: 3 });
    expect(await readAll(fixture)).toEqual([]);
    expect(await fixture.storage.read.products.counts("all")).toMatchObject({ total: 0, featured: 0 });

    expect(await undo(context, done)).toMatchObject({ state: "undone", restored: 3, kept: 0 });
    const after = await readAll(fixture);
    expect(after.map(withoutStamp)).toEqual(before.map(withoutStamp));
    expect(await fixture.storage.read.products.counts("all")).toEqual(counts);
    for (const { id, slug } of before) expect(await fixture.storage.read.addresses.find("product", slug)).toBe(id);
    const titles = await fixture.storage.read.products.list({ visibility: "all", q: "thre" }, { limit: 5 });
    expect(titles.items.map(({ title }) => title)).toEqual(["three"]);
  });

  test("leaves alone what a list gained after it began, and ends though its own deed empties the list", async () => {
    const context = contextOf(fixture);
    await fill(fixture, [{ featured: true }, { featured: true }, { featured: true }, {}]);
    const selection: BulkSelection = { kind: "query", query: { visibility: "all", featured: true } };
    const started = await startBulkChange(context, {
      selection,
      deed: { kind: "flag", flag: "featured", value: false },
    });
    await fill(fixture, [{ title: "late", featured: true }], "Later");
    expect(await runToEnd(context, started)).toMatchObject({ state: "done", total: 3, seen: 3, changed: 3 });
    expect((await readAll(fixture)).filter(({ featured }) => featured).map(({ title }) => title)).toEqual(["late"]);
  });

  test("takes chosen products alone, gone ones among them", async () => {
    const context = contextOf(fixture);
    await fill(fixture, [{ title: "a" }, { title: "b" }, { title: "c" }]);
    const [c, , a] = await readAll(fixture);
    const ids = [c?.id, newId() as Product["id"], a?.id].filter((id) => id !== undefined);
    const done = await doAll(context, FEATURE, { kind: "ids", ids });
    expect(done).toMatchObject({ state: "done", total: 2, seen: 2, changed: 2 });
    expect((await readAll(fixture)).map(({ featured }) => featured)).toEqual([true, false, true]);
  });

  test("takes all of a list but those left out, also where a whole piece is left out", async () => {
    const context = contextOf(fixture);
    await fill(fixture, [{ title: "a" }, { title: "b" }, { title: "c" }, { title: "d" }, { title: "e" }]);
    const except = (await readAll(fixture)).filter(({ title }) => "de".includes(title)).map(({ id }) => id);
    const selection: BulkSelection = { kind: "query", query: { visibility: "all" }, except };
    expect(await previewBulkChange(context, { selection, deed: FEATURE })).toMatchObject({ chosen: 3, changing: 3 });
    expect(await doAll(context, FEATURE, selection)).toMatchObject({ state: "done", total: 3, seen: 3, changed: 3 });
    expect((await readAll(fixture)).filter(({ featured }) => !featured).map(({ title }) => title)).toEqual(["e", "d"]);
  });

  test("stops where it is cancelled, tells what was done, and that can be undone", async () => {
    const context = contextOf(fixture);
    await fill(fixture, [{}, {}, {}, {}, {}]);
    const before = await readAll(fixture);
    const { id } = await startBulkChange(context, { selection: ALL, deed: FEATURE });
    await continueBulkChange(context, { id, limit: 2 });
    const cancelled = await cancelBulkChange(context, id);
    expect(cancelled).toMatchObject({ state: "cancelled", total: 5, seen: 2, changed: 2 });
    expect(await continueBulkChange(context, { id, limit: 2 })).toEqual(cancelled);
    await expect(cancelBulkChange(context, id)).rejects.toMatchObject({ code: "conflict" });
    expect((await readAll(fixture)).filter(({ featured }) => featured)).toHaveLength(2);
    expect(await undo(context, cancelled)).toMatchObject({ state: "undone", restored: 2 });
    expect((await readAll(fixture)).map(withoutStamp)).toEqual(before.map(withoutStamp));
    await expect(undoBulkChange(context, id)).rejects.toMatchObject({ code: "conflict" });
  });

  test("does not undo over what somebody changed since, and says which and why", async () => {
    const context = contextOf(fixture);
    await fill(fixture, [{ title: "edited" }, { title: "deleted" }, { title: "untouched" }]);
    const done = await doAll(context, FEATURE);
    const [, deleted, edited] = await readAll(fixture);
    if (edited === undefined || deleted === undefined) throw new Error("no products");
    await fixture.storage.publish(({ products }) => products.update({ ...edited, trending: true }));
    await fixture.storage.publish(({ products }) => products.remove(deleted.id));
    expect(await undo(context, done)).toMatchObject({ state: "undone", restored: 1, kept: 2 });
    expect((await readAll(fixture)).map(({ title, featured }) => `${title} ${String(featured)}`)).toEqual([
      "untouched false",
      "edited true",
    ]);
    const { problems } = await findBulkChange(context, done.id);
    expect(problems.map(({ title, reason }) => `${title}: ${reason}`)).toEqual([
      "deleted: It was deleted after the bulk change.",
      "edited: Somebody changed it after the bulk change.",
    ]);
  });

  test.each<BulkDeed>([
    { kind: "tags", add: ["c"], remove: [] },
    { kind: "flag", flag: "featured", value: false },
    { kind: "delete" },
  ])("can be undone after the one that followed it ($kind) was undone", async (following) => {
    const context = contextOf(fixture);
    await fill(fixture, [{ tags: ["a"] }, { tags: ["b"] }]);
    const before = await readAll(fixture);
    const first = await doAll(context, FEATURE);
    const second = await doAll(context, following);
    expect(await undo(context, second)).toMatchObject({ restored: 2, kept: 0 });
    expect(await undo(context, first)).toMatchObject({ restored: 2, kept: 0 });
    expect((await readAll(fixture)).map(withoutStamp)).toEqual(before.map(withoutStamp));
  });

  test("keeps to the rules row by row, and tells where one stood against it", async () => {
    const context = contextOf(fixture);
    const full = Array.from({ length: PRODUCT_LIMITS.tags }, (_, index) => `tag ${String(index)}`);
    await fill(fixture, [{ title: "full", tags: full }, { title: "free" }]);
    const deed: BulkDeed = { kind: "tags", add: ["one more"], remove: [] };
    expect(await previewBulkChange(context, { selection: ALL, deed })).toEqual({ chosen: 2, changing: 1, refused: 1 });
    const done = await doAll(context, deed);
    expect(done).toMatchObject({ changed: 1, refused: 1 });
    expect((await findBulkChange(context, done.id)).problems).toMatchObject([
      { title: "full", reason: "It would have more than 50 tags." },
    ]);
  });

  test("is refused for a category that is none, and fails when it is deleted on the way", async () => {
    const context = contextOf(fixture);
    const attic = await fill(fixture, [], "Attic");
    await fill(fixture, [{}, {}, {}]);
    const start = (category: string) =>
      startBulkChange(context, { selection: ALL, deed: { kind: "category", category } });
    await expect(start("Nowhere")).rejects.toMatchObject({ code: "invalid" });
    const { id } = await start("Attic");
    await continueBulkChange(context, { id, limit: 1 });
    await retireCategory(context, attic.id);
    const failed = await continueBulkChange(context, { id, limit: 1 });
    expect(failed).toMatchObject({ state: "failed", failure: "The category was deleted in the meantime.", changed: 1 });
    expect(await undo(context, failed as BulkChange)).toMatchObject({ state: "undone", restored: 1 });
  });

  test("runs alone", async () => {
    const context = contextOf(fixture);
    await fill(fixture, [{}, {}]);
    const done = await doAll(context, FEATURE);
    await startBulkChange(context, { selection: ALL, deed: { kind: "delete" } });
    const second = startBulkChange(context, { selection: ALL, deed: FEATURE });
    await expect(second).rejects.toMatchObject({ code: "conflict" });
    await expect(undoBulkChange(context, done.id)).rejects.toMatchObject({ code: "conflict" });
  });

  test("leaves lines in the audit log under the name of whoever began it", async () => {
    const context = contextOf(fixture);
    await fill(fixture, [{}]);
    const started = await startBulkChange(context, { selection: ALL, deed: FEATURE });
    // Another process goes on with it.
    const done = await runToEnd({ ...context, actor: { kind: "shop" } }, started);
    await undo(context, done);
    const { items } = await fixture.storage.read.acts.list({}, { limit: 10 });
    expect(items.map(({ deed }) => deed)).toEqual([
      "finish-undoing-bulk-change",
      "undo-bulk-change",
      "finish-bulk-change",
      "start-bulk-change",
    ]);
    expect(items.map(({ actor }) => actor.kind === "account" && actor.name)).toEqual([
      "Robin",
      "Robin",
      "Robin",
      "Robin",
    ]);
    expect(items.at(-1)?.subject).toMatchObject({ kind: "bulk change", name: "Mark as featured (1 chosen)" });
  });
});

import { expect, test } from "vitest";
import { ALL, contextOf, doAll, fill, readAll, undo } from "../../../testing/bulk-steps.ts";
import { type DatabaseFixture, describeOnEveryDatabase } from "../../../testing/database-fixture.ts";
import { buildGuide } from "../../../testing/entity-builders.ts";
import { GUIDE_LIMITS } from "../../guides/guide-rules.ts";
import type { Guide } from "../../guides/guide.ts";
import { continueBulkChange } from "./continue-bulk-change.ts";
import { startBulkChange } from "./start-bulk-change.ts";
import { undoBulkChange } from "./undo-bulk-change.ts";

const DELETE = { kind: "delete" } as const;
const NAMES = ["a", "b", "c", "d", "e"];

describeOnEveryDatabase("the undo of a bulk deletion", (fixture) => {
  test("puts products back where they stood in a guide that nobody touched, piece by piece", async () => {
    const { context, guide, done } = await deleteFromGuide(fixture, ["b", "d", "e"]);
    expect(await titlesIn(fixture, guide)).toEqual(["a", "c"]);
    expect(await undo(context, done)).toMatchObject({ restored: 3 });
    expect(await titlesIn(fixture, guide)).toEqual(NAMES);
  });

  test("puts them behind what stands in their places in a guide that was edited since, in their order", async () => {
    const { context, guide, done } = await deleteFromGuide(fixture, ["b", "c", "d"]);
    await edit(fixture, guide, ["e", "a"]);
    await undoBulkChange(context, done.id);
    expect(await continueBulkChange(context, { id: done.id, limit: 9 })).toMatchObject({ restored: 3 });
    expect(await titlesIn(fixture, guide)).toEqual(["e", "a", "b", "c", "d"]);
    const { id } = guide;
    expect(await fixture.storage.read.guides.listPicks(id)).toContainEqual(expect.objectContaining({ blurb: "why c" }));
  });

  test("brings them back without a guide that is gone", async () => {
    const { context, guide, done } = await deleteFromGuide(fixture, ["a"]);
    await fixture.storage.publish(({ guides }) => guides.remove(guide.id));
    expect(await undo(context, done)).toMatchObject({ state: "undone", restored: 1, kept: 0 });
  });

  test("makes no guide longer than a guide may be", async () => {
    const { context, guide, done } = await deleteFromGuide(fixture, ["a", "b", "c"]);
    const others = Array.from({ length: GUIDE_LIMITS.picks - 1 }, (_, index) => `other ${String(index)}`);
    await fill(
      fixture,
      others.map((title) => ({ title })),
      "More",
    );
    await edit(fixture, guide, others);
    await undo(context, done);
    expect(await titlesIn(fixture, guide)).toHaveLength(GUIDE_LIMITS.picks);
  });

  test("brings back more places in guides than one statement takes", { timeout: 60_000 }, async () => {
    const context = contextOf(fixture);
    const products = 100;
    const guides = 200;
    await fill(
      fixture,
      Array.from({ length: products }, () => ({})),
    );
    const picks = (await readAll(fixture)).map(({ id }) => ({ productId: id, blurb: "" }));
    await fixture.storage.publish(async (stores) => {
      for (let number = 0; number < guides; number += 1) await stores.guides.insert(buildGuide(), picks);
    });
    // 100 products in 200 guides: 80,000 parameters in one piece.
    const { id } = await startBulkChange(context, { selection: ALL, deed: DELETE });
    await continueBulkChange(context, { id, limit: 400 });
    await continueBulkChange(context, { id, limit: 400 });
    await undoBulkChange(context, id);
    expect(await continueBulkChange(context, { id, limit: 400 })).toMatchObject({
      state: "undone",
      restored: products,
    });
    const lists = await fixture.storage.read.guides.list();
    expect(lists).toHaveLength(guides);
    for (const guide of lists) expect(await fixture.storage.read.guides.listPicks(guide.id)).toEqual(picks);
  });
});

async function deleteFromGuide(fixture: DatabaseFixture, titles: readonly string[]) {
  const context = contextOf(fixture);
  await fill(
    fixture,
    NAMES.map((title) => ({ title })),
  );
  const guide = await fixture.storage.publish(({ guides }) => guides.insert(buildGuide(), []));
  await edit(fixture, guide, NAMES);
  const ids = (await readAll(fixture)).filter(({ title }) => titles.includes(title)).map(({ id }) => id);
  return { context, guide, done: await doAll(context, DELETE, { kind: "ids", ids }) };
}

async function edit(fixture: DatabaseFixture, guide: Guide, titles: readonly string[]): Promise<void> {
  const ids = new Map((await readAll(fixture)).map(({ id, title }) => [title, id]));
  const picks = titles.flatMap((title) => {
    const productId = ids.get(title);
    return productId === undefined ? [] : [{ productId, blurb: `why ${title}` }];
  });
  await fixture.storage.publish(({ guides }) => guides.update(guide, picks));
}

async function titlesIn(fixture: DatabaseFixture, { id }: Guide): Promise<readonly (string | undefined)[]> {
  const titles = new Map((await readAll(fixture)).map((product) => [product.id, product.title]));
  return (await fixture.storage.read.guides.listPicks(id)).map(({ productId }) => titles.get(productId));
}

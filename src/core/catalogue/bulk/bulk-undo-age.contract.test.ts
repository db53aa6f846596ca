import { expect, test } from "vitest";
import { contextOf, doAll, FEATURE, fill, readAll, runToEnd, undo } from "../../../testing/bulk-steps.ts";
import { type DatabaseFixture, describeOnEveryDatabase } from "../../../testing/database-fixture.ts";
import type { CoreContext } from "../../core-context.ts";
import { UNDOABLE_CHANGES } from "./bulk-change.ts";
import { undoBulkChange } from "./undo-bulk-change.ts";

const PLAIN = { kind: "flag", flag: "featured", value: false } as const;

describeOnEveryDatabase("what bulk changes keep for their undo", (fixture) => {
  test("is given up for old ones alone", async () => {
    const context = contextOf(fixture);
    await fill(fixture, [{}, {}, {}]);
    const old = await doAll(context, FEATURE);
    const recent = await doAll(context, PLAIN);
    await doMany(context, UNDOABLE_CHANGES - 1);
    while (await forgetOne(fixture));
    const { listChanged } = fixture.storage.read.bulkChanges;
    expect(await listChanged(old.id, 9)).toEqual([]);
    await expect(undoBulkChange(context, old.id)).rejects.toMatchObject({ code: "conflict" });
    expect(await undo(context, recent)).toMatchObject({ restored: 3 });
  });

  test("is never half given up for an undo: one that is too old is refused before its first row goes", async () => {
    const context = contextOf(fixture);
    await fill(fixture, [{}, {}, {}]);
    const old = await doAll(context, FEATURE);
    await doMany(context, UNDOABLE_CHANGES);
    await expect(undoBulkChange(context, old.id)).rejects.toMatchObject({ code: "conflict" });
    await forgetOne(fixture);
    await expect(undoBulkChange(context, old.id)).rejects.toMatchObject({ code: "conflict" });
  });

  test("is never half given up for an undo: one that has begun finds all of it", async () => {
    const context = contextOf(fixture);
    await fill(fixture, [{}, {}, {}]);
    const oldest = await doAll(context, FEATURE);
    await doMany(context, UNDOABLE_CHANGES - 1);
    // Both at once, as when a process tidies up while its owner has second thoughts.
    const [undoing] = await Promise.all([undoBulkChange(context, oldest.id), forgetOne(fixture), forgetOne(fixture)]);
    await expect(doMany(context, 1)).rejects.toMatchObject({ code: "conflict" });
    while (await forgetOne(fixture));
    expect(await runToEnd(context, undoing)).toMatchObject({ state: "undone", restored: 3, kept: 0 });
    expect((await readAll(fixture)).filter(({ featured }) => featured)).toEqual([]);
  });
});

const forgetOne = ({ storage }: DatabaseFixture) =>
  storage.write(({ bulkChanges }) => bulkChanges.forget(UNDOABLE_CHANGES, 1));

/** Younger changes, of nothing. */
async function doMany(context: CoreContext, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) await doAll(context, PLAIN, { kind: "ids", ids: [] });
}

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ALL, contextOf, fill, FEATURE, doAll, readAll } from "../../../testing/bulk-steps.ts";
import { describeOnEveryDatabase } from "../../../testing/database-fixture.ts";
import type { CoreContext } from "../../core-context.ts";
import { DomainError } from "../../errors/domain-error.ts";
import type { Storage } from "../../storage.ts";
import type { BulkChangeId } from "./bulk-change.ts";
import { type BulkRunner, createBulkRunner } from "./bulk-runner.ts";
import { findBulkChange } from "./find-bulk-change.ts";
import { resumeBulkChange } from "./resume-bulk-change.ts";
import { startBulkChange } from "./start-bulk-change.ts";
import { undoBulkChange } from "./undo-bulk-change.ts";

const PRODUCTS = 120;
const FULL = new DomainError("disk-full", "The disk is full.");
/** As the runner waits after each failed attempt but the last. */
const WAITS_MS = [1000, 2000, 4000, 8000];

describeOnEveryDatabase("a bulk change whose next piece always fails", (fixture) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  /** Its runner meets a fault after as many products as it is told. */
  async function prepare(soundProducts: number) {
    const context = contextOf(fixture);
    await fill(
      fixture,
      Array.from({ length: PRODUCTS }, () => ({})),
    );
    const fault: Fault = { error: FULL, soundProducts };
    const failures: unknown[] = [];
    const parts = { busyMs: () => 0, reportFailure: (error: unknown) => void failures.push(error) };
    const runner = createBulkRunner({ ...context, storage: withFault(fixture.storage, fault) }, parts);
    const stateOf = async (id: BulkChangeId) => (await findBulkChange(context, id)).change;
    return { context, fault, failures, runner, stateOf };
  }

  test("fails after five attempts with growing waits, keeps what was done, and others may begin", async () => {
    const { context, failures, runner, stateOf } = await prepare(100);
    const { id } = await startBulkChange(context, { selection: ALL, deed: FEATURE });
    runner.wake();
    await runner.whenIdle();
    for (const [index, waitMs] of WAITS_MS.entries()) {
      expect(failures).toHaveLength(index + 1);
      expect(await stateOf(id)).toMatchObject({ state: "running", changed: 100 });
      vi.advanceTimersByTime(waitMs - 1);
      // Who watches it does not hurry it.
      runner.remind();
      await runner.whenIdle();
      expect(failures).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      await runner.whenIdle();
    }
    const failure = "The change stopped after 5 attempts. The disk is full.";
    expect(await stateOf(id)).toMatchObject({ state: "failed", failure, changed: 100, seen: 100 });
    expect((await readAll(fixture)).filter(({ featured }) => featured)).toHaveLength(100);
    const { items } = await fixture.storage.read.acts.list({}, { limit: 1 });
    expect(items).toMatchObject([{ deed: "give-up-bulk-change", actor: { name: "Robin" } }]);
    expect(await doAll(context, { kind: "delete" })).toMatchObject({ state: "done", changed: PRODUCTS });
  });

  test("goes on where it stopped when it is tried again after the fault is mended", async () => {
    const { context, fault, runner, stateOf } = await prepare(100);
    const { id } = await startBulkChange(context, { selection: ALL, deed: FEATURE });
    await failToTheEnd(runner);
    fault.error = undefined;
    await resumeBulkChange(context, id);
    runner.wake();
    await runner.whenIdle();
    expect(await stateOf(id)).toMatchObject({ state: "done", failure: null, changed: PRODUCTS, seen: PRODUCTS });
    await expect(resumeBulkChange(context, id)).rejects.toMatchObject({ code: "conflict" });
  });

  test("as an undo keeps what came back, and is begun again or left", async () => {
    const { context, fault, runner, stateOf } = await prepare(100);
    const { id } = await doAll(context, FEATURE);
    await undoBulkChange(context, id);
    await failToTheEnd(runner);
    const failure = "The undo stopped after 5 attempts. The disk is full.";
    expect(await stateOf(id)).toMatchObject({ state: "undo-failed", failure, restored: 100 });
    expect((await readAll(fixture)).filter(({ featured }) => featured)).toHaveLength(PRODUCTS - 100);

    fault.error = undefined;
    await undoBulkChange(context, id);
    runner.wake();
    await runner.whenIdle();
    expect(await stateOf(id)).toMatchObject({ state: "undone", failure: null, restored: PRODUCTS });
  });

  test("goes on after a fault that passes, however long it lasted", async () => {
    const { context, fault, runner, stateOf } = await prepare(100);
    const { id } = await startBulkChange(context, { selection: ALL, deed: FEATURE });
    fault.reachesAll = true;
    await failToTheEnd(runner);
    vi.advanceTimersByTime(30_000);
    await runner.whenIdle();
    expect(await stateOf(id)).toMatchObject({ state: "running" });
    fault.error = undefined;
    vi.advanceTimersByTime(30_000);
    await runner.whenIdle();
    expect(await stateOf(id)).toMatchObject({ state: "done", changed: PRODUCTS });
  });
});

async function failToTheEnd(runner: BulkRunner): Promise<void> {
  runner.wake();
  await runner.whenIdle();
  for (const waitMs of WAITS_MS) {
    vi.advanceTimersByTime(waitMs);
    await runner.whenIdle();
  }
}

interface Fault {
  error: Error | undefined;
  soundProducts: number;
  /** Nothing at all can be written, not even that it was given up. */
  reachesAll?: boolean;
}

/** The same storage, where pieces fail once so many products went through. */
function withFault(storage: Storage, fault: Fault): CoreContext["storage"] {
  let done = 0;
  const pass = (count: number): void => {
    if (fault.error !== undefined && done + count > fault.soundProducts) throw fault.error;
    done += count;
  };
  return {
    ...storage,
    publish: (work) =>
      storage.publish(async (stores) => {
        if (fault.error !== undefined && fault.reachesAll === true) throw fault.error;
        const { bulkChanges } = stores;
        return work({
          ...stores,
          bulkChanges: {
            ...bulkChanges,
            async change(id, changes) {
              pass(changes.length);
              await bulkChanges.change(id, changes);
            },
            async restore(id, changes) {
              pass(changes.length);
              await bulkChanges.restore(id, changes);
            },
          },
        });
      }),
  };
}

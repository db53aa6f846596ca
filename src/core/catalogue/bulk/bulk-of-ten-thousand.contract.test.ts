// A bulk change over 10,000 products (3 s alone on two processors; the limit is 10) and its undo, which restores every column of
// every row. How long they take is printed: a busy machine proves nothing.
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { busyMs } from "../../../platform/busy-time.ts";
import { newId } from "../../../platform/new-id.ts";
import { type DatabaseFixture, describeOnEveryDatabase } from "../../../testing/database-fixture.ts";
import { buildCategory, buildProduct } from "../../../testing/entity-builders.ts";
import { stillClock } from "../../../testing/still-clock.ts";
import type { Product } from "../product.ts";
import { createBulkRunner } from "./bulk-runner.ts";
import { findBulkChange } from "./find-bulk-change.ts";
import { startBulkChange } from "./start-bulk-change.ts";
import { undoBulkChange } from "./undo-bulk-change.ts";

const PRODUCTS = 10_000;
/** Often enough that a fast machine, which needs a third of a second for it all, reads more than ten pages meanwhile. */
const VISIT_EVERY_MS = 5;

async function fill({ storage }: DatabaseFixture): Promise<void> {
  const [one, other] = await storage.publish(async ({ categories }) => [
    await categories.insert(buildCategory({ name: "Oddities" })),
    await categories.insert(buildCategory({ name: "Attic" })),
  ]);
  const all = Array.from({ length: PRODUCTS }, (_, number) =>
    buildProduct({
      categoryId: number % 3 === 0 ? other.id : one.id,
      tags: number % 2 === 0 ? ["funny"] : ["odd", "gift"],
      featured: number % 5 === 0,
      hidden: number % 7 === 0,
      demo: number % 4 === 0,
    }),
  );
  for (let start = 0; start < PRODUCTS; start += 1000) {
    await storage.publish(({ products }) => products.insertAll(all.slice(start, start + 1000)));
  }
}

const withoutStamp = ({ updatedAt: _updatedAt, ...rest }: Product) => rest;

describeOnEveryDatabase(`a bulk change of ${String(PRODUCTS)} products`, (fixture) => {
  test("ends while the shop answers, and its undo restores them all", { timeout: 240_000 }, async () => {
    await fill(fixture);
    const { storage, kind } = fixture;
    const context = { storage, clock: stillClock(), newId, actor: { kind: "shop" } as const };
    const failures: unknown[] = [];
    const runner = createBulkRunner(context, { busyMs, reportFailure: (error) => failures.push(error) });
    const readAll = async () => {
      const all: Product[] = [];
      for await (const product of storage.read.products.stream({ visibility: "all" })) all.push(product);
      return all;
    };
    const before = await readAll();
    const counts = await storage.read.products.counts("public");

    const measured = async (name: string, work: () => Promise<unknown>) => {
      const startedAt = performance.now();
      await work();
      runner.wake();
      const reads = await readUntil(runner.whenIdle(), () =>
        storage.read.products.list({ visibility: "public" }, { limit: 48 }),
      );
      const tookMs = performance.now() - startedAt;
      process.stdout.write(
        `${kind}: ${name} of ${String(PRODUCTS)} took ${(tookMs / 1000).toFixed(2)} s; meanwhile ${String(reads.count)} pages were read, the slowest in ${reads.slowestMs.toFixed(0)} ms\n`,
      );
      expect(reads.count).toBeGreaterThan(10);
    };

    const { id } = await startAndMeasure();
    expect(failures).toEqual([]);
    const changed = await readAll();
    expect(changed.every(({ category }) => category === "Attic")).toBe(true);
    expect((await storage.read.categories.listWithUse("all")).map(({ products }) => products)).toEqual([PRODUCTS, 0]);

    await measured("the undo", () => undoBulkChange(context, id));
    expect((await findBulkChange(context, id)).change).toMatchObject({ state: "undone", kept: 0 });
    const after = await readAll();
    expect(after.map(withoutStamp)).toEqual(before.map(withoutStamp));
    expect(after.every(({ updatedAt }, index) => updatedAt >= (changed[index]?.updatedAt ?? Infinity))).toBe(true);
    expect(await storage.read.products.counts("public")).toEqual(counts);

    async function startAndMeasure() {
      let started: Awaited<ReturnType<typeof startBulkChange>> | undefined;
      await measured("a change of category", async () => {
        const selection = { kind: "query", query: { visibility: "all" } } as const;
        started = await startBulkChange(context, { selection, deed: { kind: "category", category: "Attic" } });
      });
      if (started === undefined) throw new Error("It did not start.");
      const { change } = await findBulkChange(context, started.id);
      expect(change).toMatchObject({ state: "done", total: PRODUCTS, seen: PRODUCTS });
      return change;
    }
  });
});

/** Reads again and again, as visitors do, until the work is done. */
async function readUntil(work: Promise<void>, read: () => Promise<unknown>) {
  const reads = { count: 0, slowestMs: 0, isDone: false };
  void work.finally(() => {
    reads.isDone = true;
  });
  while (!reads.isDone) {
    await sleep(VISIT_EVERY_MS);
    const startedAt = performance.now();
    await read();
    reads.count += 1;
    reads.slowestMs = Math.max(reads.slowestMs, performance.now() - startedAt);
  }
  return reads;
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DomainError } from "../core/errors/domain-error.ts";
import { systemClock } from "../core/time/clock.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../testing/embedded-postgres.ts";
import { buildCategory } from "../testing/entity-builders.ts";
import { openStorage } from "./open-storage.ts";

const ROUNDS = 4;
const LANES = 4;

let folder: string;
let postgres: EmbeddedPostgres;
/** It keeps its promises here, unlike the server of the contract tests: it syncs each commit. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "regretless-kills-"));
  postgres = await startEmbeddedPostgres({ folder });
}, 60_000);
afterEach(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("of a PostgreSQL that is killed or stopped under writes no acknowledged write is lost, and none is done twice", async () => {
  const { url, port } = postgres;
  const storage = await openStorage({ url, clock: systemClock });
  const acknowledged: string[] = [];
  const refusals: unknown[] = [];
  const stopping = new AbortController();
  async function write(): Promise<void> {
    while (!stopping.signal.aborted) {
      const { slug, ...category } = buildCategory();
      try {
        await storage.publish(({ categories }) => categories.insert({ slug, ...category }));
        acknowledged.push(slug);
      } catch (error) {
        refusals.push(error);
        await sleep(20);
      }
    }
  }
  const lanes = Promise.all(Array.from({ length: LANES }, write));
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(before);
    await (round % 2 === 0 ? postgres.stop() : postgres.kill());
    postgres = await startEmbeddedPostgres({ folder, port });
  }
  stopping.abort();
  await lanes;
  // Everybody else was told to come back.
  const others = refusals.filter((error) => !(error instanceof DomainError && error.code === "busy"));
  expect(others).toEqual([]);
  const slugs = (await storage.read.categories.list()).map(({ slug }) => slug);
  expect(acknowledged.filter((slug) => !slugs.includes(slug))).toEqual([]);
  // Each raised the version once; one whose answer was lost may be among them.
  expect(await storage.catalogueVersion()).toBe(slugs.length);
  await storage.close();
}, 60_000);

import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database-fixture.ts";
import { STILL, stillClock } from "../../testing/still-clock.ts";
import { openStorage } from "../open-storage.ts";
import { readPostgresDatabase } from "./read-postgres-database.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

test("an empty database waits for every change, and is left empty", async () => {
  const { pending, newestInstant } = await readPostgresDatabase(database.url);
  expect(pending).toContain("0001-first-shop");
  expect(newestInstant).toBeUndefined();
  expect((await readPostgresDatabase(database.url)).pending).toEqual(pending);
});

test("a migrated one waits for nothing and tells the newest moment that it has seen", async () => {
  const storage = await openStorage({ url: database.url, clock: stillClock() });
  await storage.probeWrite();
  await storage.close();
  expect(await readPostgresDatabase(database.url)).toMatchObject({
    pending: [],
    newestInstant: STILL,
    health: expect.stringMatching(/^PostgreSQL 1\d.* answers\.$/),
  });
});

test("one that is not there is refused with a sentence", async () => {
  const missing = Object.assign(new URL(database.url), { pathname: "/no_such_database" }).href;
  await expect(readPostgresDatabase(missing)).rejects.toThrow("does not exist: create it first");
});

import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database-fixture.ts";
import { buildCategory } from "../testing/entity-builders.ts";
import { stillClock } from "../testing/still-clock.ts";
import { MIGRATIONS, type Migrations } from "./migrations/migrations.ts";
import { openStorage } from "./open-storage.ts";

/** The newest migration of this program. */
const NEWEST = Object.keys(MIGRATIONS).at(-1);

const LATER: Migrations = {
  ...MIGRATIONS,
  "9998-later": async (db: Kysely<unknown>) => {
    await sql`create table later (id integer primary key)`.execute(db);
  },
};

/** The same facts stand for SQLite in open-sqlite.test.ts, beside those about its file. */
describe("migrations on PostgreSQL", () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  const open = (migrations?: Migrations) => openStorage({ url: database.url, clock: stillClock(), migrations });

  test("twenty that start at once on an empty database all find the shop ready", async () => {
    const storages = await Promise.all(Array.from({ length: 20 }, () => open()));
    await storages[0]?.publish(({ categories }) => categories.insert(buildCategory()));
    expect(await storages[19]?.read.categories.list()).toHaveLength(1);
    await Promise.all(storages.map((storage) => storage.close()));
  });

  test("that fail leave the database as it was", async () => {
    await (await open()).close();
    const broken: Migrations = {
      ...LATER,
      "9999-broken": async (db: Kysely<unknown>) => {
        await sql`drop table deals`.execute(db);
        await sql`select gone from nowhere`.execute(db);
      },
    };
    await expect(open(broken)).rejects.toThrow("nowhere");
    const storage = await open();
    expect(await storage.schemaVersion()).toBe(NEWEST);
    expect(await storage.read.deals.list()).toEqual([]);
    await storage.close();
  });

  test("of a newer program are refused with a sentence", async () => {
    await (await open(LATER)).close();
    await expect(open()).rejects.toMatchObject({
      name: "StorageError",
      message: expect.stringContaining("newer version of Regretless (9998-later): start that version"),
    });
  });

  test("to a server or a database that is not there are refused with a sentence", async () => {
    const missing = Object.assign(new URL(database.url), { pathname: "/no_such_database" }).href;
    await expect(openStorage({ url: missing, clock: stillClock() })).rejects.toThrow("does not exist: create it first");
    const silent = Object.assign(new URL(database.url), { port: "1" }).href;
    await expect(openStorage({ url: silent, clock: stillClock() })).rejects.toThrow("PostgreSQL does not answer");
  });
});

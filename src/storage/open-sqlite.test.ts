import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { buildCategory } from "../testing/entity-builders.ts";
import { stillClock } from "../testing/still-clock.ts";
import { useTemporaryFolder } from "../testing/temporary-folder.ts";
import { MIGRATIONS, type Migrations } from "./migrations/migrations.ts";
import { openStorage, type OpenStorage } from "./open-storage.ts";

const folder = useTemporaryFolder();
const clock = stillClock();

const open = (migrations?: Migrations) =>
  openStorage({ url: `sqlite:${folder.path("data/shop.db")}`, clock, migrations });

async function makeShop(name = "Oddities"): Promise<void> {
  const storage = await open();
  await storage.publish(({ categories }) => categories.insert(buildCategory({ name })));
  await storage.close();
}

async function categoryNames(storage: OpenStorage): Promise<string[]> {
  return (await storage.read.categories.list()).map(({ name }) => name);
}

function change(statements: string): void {
  const database = new DatabaseSync(folder.path("data/shop.db"));
  database.exec(statements);
  database.close();
}

test("a new database is made in a folder of its own, for its owner alone", async () => {
  const storage = await open();
  expect(statSync(folder.path("data")).mode & 0o777).toBe(0o700);
  for (const suffix of ["", "-wal", "-shm"]) {
    expect(statSync(folder.path(`data/shop.db${suffix}`)).mode & 0o777).toBe(0o600);
  }
  expect(await storage.pragmas()).toEqual({ journalMode: "wal", synchronous: 2 });
  await storage.close();
  expect(existsSync(folder.path("data/shop.db-wal"))).toBe(false);
});

test("every file in a data folder that others may read is for its owner alone", async () => {
  mkdirSync(folder.path("data"), { mode: 0o755 });
  const storage = await open();
  const modes = readdirSync(folder.path("data")).map((name) => [
    name,
    statSync(folder.path(`data/${name}`)).mode & 0o777,
  ]);
  expect(modes.filter(([, mode]) => mode !== 0o600)).toEqual([]);
  await storage.close();
});

test("what was written is there after closing and opening again", async () => {
  await makeShop("Bar");
  const storage = await open();
  expect(await categoryNames(storage)).toEqual(["Bar"]);
  await storage.close();
});

test("a process's reader sees what its writer and other processes committed", async () => {
  const [one, other] = [await open(), await open()];
  await one.publish(({ categories }) => categories.insert(buildCategory({ name: "A" })));
  expect(await categoryNames(one)).toEqual(["A"]);
  expect(await categoryNames(other)).toEqual(["A"]);
  await Promise.all([one.close(), other.close()]);
});

test("a reader sees nothing of a transaction under way, and does not wait for it", async () => {
  const storage = await open();
  await storage.publish(async ({ categories }) => {
    await categories.insert(buildCategory());
    expect(await storage.read.categories.list()).toEqual([]);
  });
  expect(await storage.read.categories.list()).toHaveLength(1);
  await storage.close();
});

test("twenty that start at once on an empty folder all find the shop ready", async () => {
  const storages = await Promise.all(Array.from({ length: 20 }, () => open()));
  expect(new Set(await Promise.all(storages.map((storage) => storage.schemaVersion())))).toHaveLength(1);
  await Promise.all(storages.map((storage) => storage.publish(({ categories }) => categories.insert(buildCategory()))));
  expect(await storages[0]?.catalogueVersion()).toBe(20);
  await Promise.all(storages.map((storage) => storage.close()));
});

test("a foreign lock of a second stalls nobody, and the write then succeeds", { retry: 2 }, async () => {
  const storage = await open();
  const foreign = new DatabaseSync(folder.path("data/shop.db"));
  foreign.exec("begin immediate");
  const unlock = setTimeout(() => foreign.exec("commit"), 1_000);
  const pause = watchLongestPause();
  const startedAt = performance.now();
  await storage.publish(({ categories }) => categories.insert(buildCategory({ name: "Late" })));
  const waitedMs = performance.now() - startedAt;
  expect(waitedMs).toBeGreaterThan(900);
  expect(waitedMs).toBeLessThan(3_000);
  expect(pause.stop()).toBeLessThan(100);
  expect(await categoryNames(storage)).toEqual(["Late"]);
  clearTimeout(unlock);
  foreign.close();
  await storage.close();
});

/** The longest time in which nothing else could run. */
function watchLongestPause(): { stop(): number } {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  return {
    stop() {
      clearInterval(timer);
      return longest;
    },
  };
}

test("a close waits for the transaction at work", async () => {
  const storage = await open();
  const writing = storage.publish(async ({ categories }) => {
    await sleep(50);
    await categories.insert(buildCategory({ name: "Last" }));
  });
  await storage.close();
  await writing;
  const again = await open();
  expect(await categoryNames(again)).toEqual(["Last"]);
  await again.close();
});

/** The newest migration of this program. */
const NEWEST = Object.keys(MIGRATIONS).at(-1);

const LATER: Migrations = {
  ...MIGRATIONS,
  "9998-later": async (db: Kysely<unknown>) => {
    await sql`create table later (id integer primary key)`.execute(db);
  },
};

test("an existing database is backed up before it is migrated, once", async () => {
  await makeShop("Bar");
  const storage = await open(LATER);
  expect(await categoryNames(storage)).toEqual(["Bar"]);
  await storage.close();
  const again = await open(LATER);
  await again.close();
  const backups = readdirSync(folder.path("data/backups")).filter((name) => name.endsWith(".db"));
  expect(backups).toEqual([expect.stringMatching(/^before-9998-later-.*\.db$/)]);
  const backup = await openStorage({ url: `sqlite:${folder.path(`data/backups/${backups[0]}`)}`, clock });
  expect(await categoryNames(backup)).toEqual(["Bar"]);
  expect(await backup.schemaVersion()).toBe(NEWEST);
  await backup.close();
});

test("a migration that fails leaves the database as it was", async () => {
  await makeShop("Bar");
  const broken: Migrations = {
    ...LATER,
    "9999-broken": async (db: Kysely<unknown>) => {
      await sql`drop table products`.execute(db);
      throw new Error("half-way");
    },
  };
  await expect(open(broken)).rejects.toThrow("half-way");
  const storage = await open();
  expect(await storage.schemaVersion()).toBe(NEWEST);
  expect(await storage.read.products.counts("all")).toMatchObject({ total: 0, categories: 1 });
  await storage.close();
});

test("a newer database is refused with a sentence, and stays as it was", async () => {
  await makeShop();
  const storage = await open(LATER);
  await storage.close();
  await expect(open()).rejects.toMatchObject({
    name: "StorageError",
    message: expect.stringContaining("newer version of Regretless (9998-later): start that version"),
  });
  await (await open(LATER)).close();
});

test("a damaged database is refused with a sentence", async () => {
  await makeShop();
  const path = folder.path("data/shop.db");
  const bytes = readFileSync(path);
  bytes.fill(0xff, 40_000, 90_000);
  writeFileSync(path, bytes);
  await expect(open()).rejects.toMatchObject({ name: "StorageError", message: expect.stringContaining("is damaged") });
});

test("a file that is no database and another program's database are refused", async () => {
  mkdirSync(folder.path("data"));
  writeFileSync(folder.path("data/shop.db"), "This is a text.\n".repeat(500));
  await expect(open()).rejects.toMatchObject({ message: expect.stringContaining("is not a database of Regretless") });
  writeFileSync(folder.path("data/shop.db"), "");
  change("create table notes (text)");
  await expect(open()).rejects.toMatchObject({ message: expect.stringContaining("is not a database of Regretless") });
  const database = new DatabaseSync(folder.path("data/shop.db"));
  expect(database.prepare("select name from sqlite_schema").all()).toHaveLength(1);
  database.close();
});

test("a folder that cannot be written is refused with a sentence", async () => {
  writeFileSync(folder.path("data"), "a file where the folder should be");
  await expect(open()).rejects.toMatchObject({
    name: "StorageError",
    message: expect.stringContaining("cannot be written"),
  });
});

test("an address of another kind is refused with a sentence", async () => {
  const opening = openStorage({ url: "mysql://localhost/shop", clock });
  await expect(opening).rejects.toMatchObject({
    name: "StorageError",
    message: expect.stringContaining("DATABASE_URL"),
  });
});

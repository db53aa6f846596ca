import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { runInWorker } from "../../platform/worker-process.ts";
import { buildCategory, buildProduct } from "../../testing/entity-builders.ts";
import { stillClock } from "../../testing/still-clock.ts";
import { useTemporaryFolder } from "../../testing/temporary-folder.ts";
import { openStorage, type OpenStorage } from "../open-storage.ts";
import { backupDatabase } from "./backup-database.ts";
import type { BackupResult, BackupTask } from "./run-backup.ts";
import { restoreDatabase } from "./restore-database.ts";

const folder = useTemporaryFolder();
const clock = stillClock();
const open = () => openStorage({ url: `sqlite:${folder.path("shop.db")}`, clock });
const places = () => ({ databasePath: folder.path("shop.db"), folder: folder.path("backups"), clock });
const backUp = () => backupDatabase(places());
const restore = (backupPath: string) => restoreDatabase({ backupPath, databasePath: folder.path("shop.db"), clock });

async function addProduct(storage: OpenStorage, title: string): Promise<void> {
  await storage.publish(async ({ categories, products }) => {
    const category = (await categories.list())[0] ?? (await categories.insert(buildCategory()));
    await products.insert(buildProduct({ categoryId: category.id, title }));
  });
}

async function titlesOf(storage: OpenStorage): Promise<string[]> {
  const titles = [];
  for await (const { title } of storage.read.products.stream({ visibility: "all" })) titles.push(title);
  return titles.toReversed();
}

async function withStorage<Result>(work: (storage: OpenStorage) => Promise<Result>): Promise<Result> {
  const storage = await open();
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

test("a restored backup holds the rows of its moment, and search and counters work on it", async () => {
  const backup = await withStorage(async (storage) => {
    await addProduct(storage, "flamingo");
    return backUp();
  });
  expect(backup.rows).toMatchObject({ products: 1, categories: 1, accounts: 0 });
  await withStorage((storage) => addProduct(storage, "pelican"));
  const { rows, previousPath } = await restore(backup.path);
  expect(rows).toEqual(backup.rows);
  await withStorage(async (storage) => {
    expect(await titlesOf(storage)).toEqual(["flamingo"]);
    expect((await storage.read.acts.list({}, { limit: 5 })).items).toMatchObject([
      { actor: { kind: "command-line" }, deed: "restore", subject: { kind: "database", name: basename(backup.path) } },
    ]);
    expect(await storage.read.products.list({ visibility: "public", q: "flamin" }, { limit: 5 })).toMatchObject({
      total: 1,
    });
    expect(await storage.read.products.counts("public")).toMatchObject({ total: 1 });
    await addProduct(storage, "heron");
    expect(await titlesOf(storage)).toEqual(["flamingo", "heron"]);
  });
  const previous = await openStorage({ url: `sqlite:${previousPath}`, clock });
  expect(await titlesOf(previous)).toEqual(["flamingo", "pelican"]);
  await previous.close();
});

test("a backup taken while the shop writes restores to whole transactions", async () => {
  await withStorage(async (storage) => {
    await addProduct(storage, "0");
    const stopped = new AbortController();
    const writing = (async () => {
      for (let title = 1; !stopped.signal.aborted; title += 1) {
        await addProduct(storage, String(title));
        await nextTurn();
      }
    })();
    const backup = await backupDatabase({ ...places(), run: runBeside }).finally(() => stopped.abort());
    await writing;
    const written = await titlesOf(storage);
    const backedUp = await openStorage({ url: `sqlite:${backup.path}`, clock });
    const kept = await titlesOf(backedUp);
    await backedUp.close();
    expect(kept).toEqual(written.slice(0, kept.length));
    expect(kept).toHaveLength(backup.rows["products"] ?? -1);
    expect(written.length).toBeGreaterThan(kept.length);
  });
});

test("a backup is for its owner alone, and nothing unfinished stays behind", async () => {
  const backup = await withStorage(async (storage) => {
    await addProduct(storage, "flamingo");
    return backUp();
  });
  expect(statSync(backup.path).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(backup.path)).mode & 0o777).toBe(0o700);
  expect(readdirSync(dirname(backup.path))).toEqual([basename(backup.path), `${basename(backup.path)}.sha256`]);
  expect(statSync(`${backup.path}.sha256`).mode & 0o777).toBe(0o600);
  await restore(backup.path);
  expect(statSync(folder.path("shop.db")).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder.path(".")).filter((name) => name.includes("restoring"))).toEqual([]);
});

test("a backup into what is no folder is refused with a sentence", async () => {
  const file = folder.path("a-file");
  writeFileSync(file, "");
  const backup = backupDatabase({ databasePath: folder.path("shop.db"), folder: join(file, "backups"), clock });
  await expect(backup).rejects.toThrow(/^The folder .* cannot be made: name another one/);
});

test("a restore is refused while the shop runs, and the shop goes on", async () => {
  await withStorage(async (storage) => {
    await addProduct(storage, "flamingo");
    const { path } = await backUp();
    await addProduct(storage, "pelican");
    await expect(restore(path)).rejects.toThrow(
      "The shop is running on this data folder: stop it, then restore again.",
    );
    expect(await titlesOf(storage)).toEqual(["flamingo", "pelican"]);
  });
});

test("damaged, foreign, newer and missing files are refused, and the shop stays as it was", async () => {
  const { path } = await withStorage(async (storage) => {
    for (let title = 0; title < 50; title += 1) await addProduct(storage, `flamingo ${title}`);
    return backUp();
  });
  const damaged = folder.path("damaged.db");
  const bytes = readFileSync(path);
  bytes.fill(0xa5, 8_192, bytes.length - 4_096);
  writeFileSync(damaged, bytes);
  const truncated = folder.path("truncated.db");
  writeFileSync(truncated, readFileSync(path).subarray(0, 20_000));
  const text = folder.path("text.db");
  writeFileSync(text, "not a database at all, just a text that is long enough to have a header of sorts\n".repeat(20));
  const foreign = folder.path("foreign.db");
  runOn(foreign, "create table notes (text)");
  const newer = folder.path("newer.db");
  copyFileSync(path, newer);
  runOn(
    newer,
    "insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01T00:00:00.000Z')",
  );
  await expect(restore(damaged)).rejects.toThrow(/is damaged/);
  await expect(restore(truncated)).rejects.toThrow(/is damaged/);
  await expect(restore(text)).rejects.toThrow(/is not a database of Regretless/);
  await expect(restore(foreign)).rejects.toThrow(/is not a database of Regretless/);
  await expect(restore(newer)).rejects.toThrow(/newer version/);
  await expect(restore(folder.path("missing.db"))).rejects.toThrow(/There is no file/);
  await expect(restore(folder.path("."))).rejects.toThrow(/There is no file/);
  await withStorage(async (storage) => expect(await titlesOf(storage)).toHaveLength(50));
});

test.each([
  ["misses a table", "drop table deals"],
  ["misses the list of its versions", "drop table kysely_migration"],
  ["misses a column", "alter table products drop column long_description"],
  ["names a column otherwise", "alter table products rename column title to name"],
  ["has a table more", "create table notes (text)"],
  ["has a trigger more", "create trigger more after insert on sessions begin delete from deals; end"],
  ["lacks a trigger that keeps the audit log", "drop trigger acts_keep_all"],
])("a file that passes for ours and %s is refused, and the shop stays as it was", async (_, change) => {
  const { path } = await withStorage(async (storage) => {
    await addProduct(storage, "flamingo");
    return backUp();
  });
  const foreign = folder.path("foreign.db");
  copyFileSync(path, foreign);
  runOn(foreign, change);
  await expect(restore(foreign)).rejects.toThrow(/is not a database of Regretless/);
  await withStorage(async (storage) => expect(await titlesOf(storage)).toEqual(["flamingo"]));
});

test("a backup whose counters do not agree with its rows is refused", async () => {
  const { path } = await withStorage(async (storage) => {
    await addProduct(storage, "flamingo");
    return backUp();
  });
  runOn(path, "delete from products");
  await expect(restore(path)).rejects.toThrow(/is incomplete/);
});

test("what an unclean end left in the -wal does not come back after a restore", async () => {
  const { path } = await withStorage(async (storage) => {
    await addProduct(storage, "flamingo");
    return backUp();
  });
  await withStorage(async (storage) => {
    await addProduct(storage, "pelican");
    // As if the power had gone: the files as they are now, with the log unmerged.
    for (const suffix of ["", "-wal"])
      copyFileSync(folder.path(`shop.db${suffix}`), folder.path(`crashed.db${suffix}`));
  });
  const databasePath = folder.path("crashed.db");
  expect(existsSync(`${databasePath}-wal`)).toBe(true);
  await restoreDatabase({ backupPath: path, databasePath, clock });
  const restored = await openStorage({ url: `sqlite:${databasePath}`, clock });
  expect(await titlesOf(restored)).toEqual(["flamingo"]);
  await restored.close();
});

test("a damaged database gives way to a backup", async () => {
  const { path } = await withStorage(async (storage) => {
    await addProduct(storage, "flamingo");
    return backUp();
  });
  writeFileSync(folder.path("shop.db"), "ruined".repeat(1_000));
  await expect(open()).rejects.toThrow(/is not a database of Regretless/);
  await restore(path);
  await withStorage(async (storage) => expect(await titlesOf(storage)).toEqual(["flamingo"]));
});

async function runBeside(task: BackupTask): Promise<BackupResult> {
  const program = new URL("../../jobs/worker.ts", import.meta.url);
  const { signal } = new AbortController();
  return runInWorker(
    { task: "backup", input: task },
    { program, signal, onNews: () => {}, explain: (message) => new Error(message) },
  );
}

function runOn(path: string, statements: string): void {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  database.exec(statements);
  database.close();
}

test("after a restore the catalogue has a version that no browser knows yet", async () => {
  const backup = await withStorage(async (storage) => {
    await addProduct(storage, "flamingo");
    return backUp();
  });
  const before = await withStorage(async (storage) => {
    await addProduct(storage, "pelican");
    return storage.catalogueVersion();
  });
  await restore(backup.path);
  const after = await withStorage((storage) => storage.catalogueVersion());
  expect(after).toBeGreaterThan(before);
});

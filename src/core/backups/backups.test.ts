import { rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHandlers } from "../../jobs/handlers.ts";
import { createFolderBackupKeeper } from "../../storage/backup/folder-backup-keeper.ts";
import { runBackup } from "../../storage/backup/run-backup.ts";
import { openStorage } from "../../storage/open-storage.ts";
import { StorageError } from "../../storage/storage-error.ts";
import { STILL, type StillClock, stillClock } from "../../testing/still-clock.ts";
import { useTemporaryFolder } from "../../testing/temporary-folder.ts";
import { OWNER, openTestShop, type TestShop } from "../../testing/test-shop.ts";
import type { BackupsJson } from "../../wire/backups-json.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const folder = useTemporaryFolder();
let clock: StillClock;
let shop: TestShop;

/** A shop on a file whose clock is this test's; what follows moves both clocks together. */
beforeEach(async () => {
  clock = stillClock();
  const storage = await openStorage({ url: `sqlite:${folder.path("shop.db")}`, clock });
  const keeper = createFolderBackupKeeper({
    databasePath: folder.path("shop.db"),
    folder: folder.path("backups"),
    clock,
    run: async (task, { onPhase }) => runBackup(task, onPhase),
  });
  shop = await openTestShop({ storage, backupKeeper: keeper });
});
afterEach(() => shop.close());

function advance(ms: number): void {
  clock.advance(ms);
  shop.clock.advance(ms);
}

/** What the schedule does, without waiting. */
async function workOff(): Promise<number> {
  await shop.app.backups.planDailyBackup();
  const run = { holder: "this", handlers: createHandlers(shop.app), signal: new AbortController().signal };
  let done = 0;
  while ((await shop.app.jobs.runNextJob(run)) !== undefined) done += 1;
  return done;
}

const overview = async () => (await (await shop.owner()).get<BackupsJson>("/api/backups")).body;

test("one backup comes a day once its time has come, also when the shop was off at that time", async () => {
  expect(new Date(STILL).toISOString()).toContain("03:04");
  expect(await workOff()).toBe(1);
  expect(await workOff()).toBe(0);
  advance(DAY_MS - 5 * 60_000);
  expect(await workOff()).toBe(0);
  advance(60_000);
  expect(await workOff()).toBe(1);
  advance(3 * DAY_MS + 12 * HOUR_MS);
  expect(await workOff()).toBe(1);
});

test("two processes that look at the same moment plan one backup", async () => {
  await Promise.all([shop.app.backups.planDailyBackup(), shop.app.backups.planDailyBackup()]);
  expect(await shop.storage.read.jobs.list("backup", 10)).toHaveLength(1);
});

test("the last verified backup shows until it is older than 36 hours", async () => {
  expect(await overview()).toMatchObject({ kept_by: "shop", backups: [], is_stale: true });
  await workOff();
  const made_at = new Date(STILL).toISOString();
  expect(await overview()).toMatchObject({ backups: [{ kind: "regular", made_at }], is_stale: false, running: null });
  advance(36 * HOUR_MS);
  expect((await overview()).is_stale).toBe(false);
  advance(1);
  expect((await overview()).is_stale).toBe(true);
});

test("backups rotate: what the plan does not keep goes, with its checksum", async () => {
  for (let day = 0; day < 5; day += 1) {
    await workOff();
    advance(DAY_MS);
  }
  const { backups } = await overview();
  expect(backups.map(({ made_at }) => made_at.slice(0, 10))).toEqual(["2026-01-06", "2026-01-05"]);
  const files = await readdir(folder.path("backups"));
  expect(files.toSorted()).toEqual(backups.flatMap(({ name }) => [name, `${name}.sha256`]).toSorted());
});

test("a backup stays, and its age is told, though the clock ran ahead for some days", async () => {
  advance(60 * DAY_MS);
  for (let day = 0; day < 3; day += 1) {
    await workOff();
    advance(DAY_MS);
  }
  advance(-63 * DAY_MS);
  expect(await overview()).toMatchObject({ is_stale: true });
  await workOff();
  const made_at = new Date(STILL).toISOString();
  const { backups, is_stale } = await overview();
  expect(backups.map((backup) => backup.made_at)).toContain(made_at);
  expect(is_stale).toBe(false);
  advance(36 * HOUR_MS + 1);
  expect((await overview()).is_stale).toBe(true);
});

test("a backup asked for by hand is made, stands in the audit log, and is one however often it is asked for", async () => {
  await workOff();
  advance(HOUR_MS);
  const owner = await shop.owner();
  const asked = await Promise.all([1, 2, 3].map(() => owner.post<BackupsJson>("/api/backups")));
  expect(asked.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(asked[2]?.body.running).toEqual({ phase: "waiting", share: 0 });
  expect(await workOff()).toBe(1);
  expect((await overview()).backups[0]).toMatchObject({ made_at: new Date(STILL + HOUR_MS).toISOString() });
  const { items } = await shop.storage.read.acts.list({}, { limit: 50 });
  const acts = items.filter(({ deed }) => deed === "back-up");
  expect(acts).toMatchObject([{ actor: { kind: "account", name: OWNER.username }, subject: { name: "Database" } }]);
});

test("a backup that cannot be made says why, and asking again tries at once", async () => {
  writeFileSync(folder.path("backups"), "a file where the folder belongs");
  await workOff();
  const { failure, running } = await overview();
  expect(running).toBeNull();
  expect(failure?.detail).toMatch(/^The folder .* cannot be made/);
  rmSync(folder.path("backups"));
  await (await shop.owner()).post("/api/backups");
  expect(await workOff()).toBe(1);
  expect(await overview()).toMatchObject({ failure: null, is_stale: false });
});

test("while a backup is made, its phase and share show", async () => {
  const shares: unknown[] = [];
  const keeper = createFolderBackupKeeper({
    databasePath: folder.path("shop.db"),
    folder: folder.path("backups"),
    clock,
    run: async (task, { onPhase }) =>
      runBackup(task, (phase) => {
        onPhase(phase);
        shares.push(keeper.progress());
      }),
  });
  await keeper.make(new AbortController().signal);
  expect(shares).toEqual([
    { phase: "copying", share: 0 },
    { phase: "verifying", share: 0.7 },
  ]);
  expect(keeper.progress()).toBeUndefined();
});

test("where the database's server keeps the backups, the shop says so and makes none", async () => {
  const other = await openTestShop();
  const owner = await other.owner();
  expect((await owner.get<BackupsJson>("/api/backups")).body).toMatchObject({ kept_by: "database", is_stale: false });
  expect(await owner.post("/api/backups")).toMatchObject({
    status: 422,
    body: { detail: "This shop keeps its data in PostgreSQL: back it up with pg_dump." },
  });
  await other.app.backups.planDailyBackup();
  expect(await other.storage.read.jobs.list("backup", 1)).toEqual([]);
  await other.close();
});

test("a folder with files of others lists ours alone", async () => {
  await workOff();
  for (const name of ["notes.txt", "regretless-yesterday.db", "regretless-2026-99-99T99-99-99.999Z.db"]) {
    writeFileSync(folder.path(`backups/${name}`), "");
  }
  expect((await overview()).backups).toHaveLength(1);
});

test("an explained failure of the copy is the owner's sentence", async () => {
  const keeper = createFolderBackupKeeper({
    databasePath: folder.path("shop.db"),
    folder: folder.path("backups"),
    clock,
    run: () => Promise.reject(new StorageError("The disk that holds it is full.")),
  });
  await expect(keeper.make(new AbortController().signal)).rejects.toMatchObject({
    name: "DomainError",
    message: "The disk that holds it is full.",
  });
});

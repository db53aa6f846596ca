import { chmodSync, existsSync, linkSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { flush } from "../backup/copy-database.ts";
import { claimDatabase, holdDatabase } from "../backup/data-lock.ts";
import { makeFolder } from "../backup/make-folder.ts";
import { createSqliteDialect } from "../dialects/sqlite.ts";
import { APPLICATION_ID, checkPages, explainUnopened, refuseForeign, requireFile } from "../dialects/sqlite-file.ts";
import { migrate } from "../migrate.ts";
import { StorageError } from "../storage-error.ts";
import { requireCurrentSchema } from "./current-schema.ts";
import type { MoveEnd, MoveSource, MoveTarget } from "./move-ends.ts";
import type { MovedRow, MovedTable, Numbering } from "./moved-table.ts";
import { describeSqliteTables, readSqliteNumbering, readSqliteRows } from "./sqlite-rows.ts";

/** An embedded database as an end of a move. */
export function createSqliteEnd(path: string): MoveEnd {
  return {
    name: `sqlite:${path}`,
    read: (work) => explaining(path, () => readFrom(path, work)),
    fill: (work) => explaining(path, () => fillFile(path, work)),
  };
}

async function explaining<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw explainUnopened(path, error);
  }
}

async function readFrom<Result>(path: string, work: (source: MoveSource) => Promise<Result>): Promise<Result> {
  requireFile(path);
  const lock = await holdDatabase(path);
  try {
    const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000, defensive: true });
    try {
      // All reads until the end see the moment of the first one.
      database.exec("begin");
      if (readNumber(database, "pragma application_id") !== APPLICATION_ID) throw refuseForeign(path);
      requireCurrentSchema(listDone(database), path);
      checkPages(database, path);
      return await work(createSource(database));
    } finally {
      database.close();
    }
  } finally {
    lock.release();
  }
}

function listDone(database: DatabaseSync): string[] {
  const journal = database.prepare("select name from sqlite_schema where name = 'kysely_migration'").get();
  if (journal === undefined) return [];
  const done = database.prepare("select name from kysely_migration").all();
  return done.map(({ name }) => String(name));
}

function createSource(database: DatabaseSync): MoveSource {
  return {
    tables: describeSqliteTables(database),
    rows: (table) => readSqliteRows(database, table),
    numbering: async () => readSqliteNumbering(database),
  };
}

/** Into a file beside it, which gets the name when it is whole and on the disk. */
async function fillFile<Result>(path: string, work: (target: MoveTarget) => Promise<Result>): Promise<Result> {
  if (existsSync(path)) throw refuseTaken(path);
  makeFolder(dirname(path));
  const lock = await claimDatabase(path, "move");
  const unfinished = `${path}.moving`;
  try {
    // What a move that was killed left behind.
    remove(unfinished);
    const result = await writeFile(unfinished, work);
    flush(unfinished);
    // Unlike a rename it replaces nothing.
    linkSync(unfinished, path);
    flush(dirname(path));
    return result;
  } catch (error) {
    throw isTaken(error) ? refuseTaken(path) : error;
  } finally {
    remove(unfinished);
    lock.release();
  }
}

async function writeFile<Result>(path: string, work: (target: MoveTarget) => Promise<Result>): Promise<Result> {
  const database = new DatabaseSync(path, { defensive: true, enableForeignKeyConstraints: true });
  try {
    chmodSync(path, 0o600);
    database.exec(`pragma application_id = ${APPLICATION_ID}`);
    // Nobody reads the file before all of it is on the disk.
    database.exec("pragma synchronous = off");
    database.exec("pragma cache_size = -64000");
    await migrate(new Kysely<unknown>({ dialect: createSqliteDialect({ database, patienceMs: 0 }) }), "sqlite");
    const target = createTarget(database, path);
    database.exec("begin immediate");
    for (const { name } of target.tables) database.exec(`delete from "${name}"`);
    const result = await work(target);
    database.exec("commit");
    database.exec("pragma optimize = 0x10002");
    database.exec("pragma journal_mode = wal");
    return result;
  } finally {
    database.close();
  }
}

function createTarget(database: DatabaseSync, path: string): MoveTarget {
  return {
    ...createSource(database),
    insert: async (table, rows) => insertRows(database, table, rows),
    setNumbering: async (numbering) => setNumbering(database, numbering),
    settle: async () => settle(database, path),
    async raiseVersion(least) {
      database.prepare("update catalogue_version set value = max(value + 1, ?)").run(least);
    },
  };
}

function insertRows(database: DatabaseSync, { name, columns }: MovedTable, rows: readonly MovedRow[]): void {
  const list = columns.map((column) => `"${column}"`).join(", ");
  // Tables are strict: a number's text becomes that number, or the row is refused.
  const statement = database.prepare(`insert into "${name}" (${list}) values (${columns.map(() => "?").join(", ")})`);
  for (const row of rows) statement.run(...row);
}

function setNumbering(database: DatabaseSync, numbering: Numbering): void {
  database.exec("delete from sqlite_sequence");
  const statement = database.prepare("insert into sqlite_sequence (name, seq) values (?, ?)");
  for (const [table, last] of Object.entries(numbering)) statement.run(table, BigInt(last));
}

/** The triggers have filled the search indexes row by row: their pieces are joined, and held against the rows. */
function settle(database: DatabaseSync, path: string): void {
  const indexes = database.prepare("select name from pragma_table_list where type = 'virtual'").all();
  for (const name of indexes.map((row) => String(row["name"]))) {
    database.exec(`insert into "${name}" ("${name}") values ('optimize')`);
    database.exec(`insert into "${name}" ("${name}", rank) values ('integrity-check', 1)`);
  }
  checkPages(database, path);
}

function remove(path: string): void {
  for (const suffix of ["", "-journal", "-wal", "-shm"]) rmSync(path + suffix, { force: true });
}

function refuseTaken(path: string): StorageError {
  return new StorageError(`There is a file ${path} already: name another one, or move it out of the way.`);
}

const isTaken = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "EEXIST";

function readNumber(database: DatabaseSync, query: string): number {
  const row = database.prepare(query).get();
  return Number(row && Object.values(row)[0]);
}

import { chmodSync, existsSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { backUpBeforeMigration } from "./backup/back-up-before-migration.ts";
import { holdDatabase, queueToOpen } from "./backup/data-lock.ts";
import type { FileLock } from "./backup/file-lock.ts";
import { makeFolder } from "./backup/make-folder.ts";
import { watchDatabase } from "./changes/catalogue-watch.ts";
import { DomainError } from "../core/errors/domain-error.ts";
import { createStorage } from "./create-storage.ts";
import { type Ballast, setBallastAside } from "./dialects/ballast.ts";
import { createSqliteDialect, openSqliteReader, openSqliteWriter, PATIENCE_MS } from "./dialects/sqlite.ts";
import { createWriteHint } from "./dialects/sqlite-data-version.ts";
import { createThreadDialect } from "./dialects/sqlite-thread.ts";
import { checkSqliteFile, explainUnopened } from "./dialects/sqlite-file.ts";
import { migrate, readMigrationState } from "./migrate.ts";
import type { OpenOptions, OpenStorage, Pragmas } from "./opened-storage.ts";
import { createReadingThread } from "./reading-thread/reading-thread.ts";
import type { ShopTables } from "./schema.ts";

type Database = Kysely<ShopTables>;

/** Nothing of it outlives the process: for tests. One connection reads and writes. */
export async function openMemoryStorage(options: OpenOptions): Promise<OpenStorage> {
  const writer = toKysely(openSqliteWriter(":memory:"), options);
  await migrate(writer, "sqlite", options.migrations);
  return assemble(
    { writer, reader: writer, mayHaveMoved: () => false, ballast: { release: () => {} }, release: () => {} },
    options,
  );
}

export async function openSqliteStorage(path: string, options: OpenOptions): Promise<OpenStorage> {
  const lock = await enterFolder(path);
  try {
    const opening = await queueToOpen(path);
    try {
      const writer = await openMigratedWriter(path, options);
      const readingConnection = openSqliteReader(path);
      const reader = toKysely(readingConnection, options);
      // Kysely closes only what it has used.
      await sql`select 1`.execute(reader);
      const mayHaveMoved = createWriteHint(readingConnection);
      const ballast = setBallastAside(path);
      const aside = openAside(path, options);
      return await assemble({ writer, reader, aside, mayHaveMoved, ballast, release: () => lock.release() }, options);
    } finally {
      opening.release();
    }
  } catch (error) {
    lock.release();
    throw explainUnopened(path, error);
  }
}

function openAside(path: string, { readingProgram }: OpenOptions): Database | undefined {
  if (readingProgram === undefined) return undefined;
  return new Kysely({ dialect: createThreadDialect(createReadingThread({ program: readingProgram, path })) });
}

async function enterFolder(path: string): Promise<FileLock> {
  try {
    makeFolder(dirname(path));
    return await holdDatabase(path);
  } catch (error) {
    throw explainUnopened(path, error);
  }
}

async function openMigratedWriter(path: string, options: OpenOptions): Promise<Database> {
  const isNew = !existsSync(path);
  const database = openSqliteWriter(path);
  try {
    if (isNew) chmodSync(path, 0o600);
    checkSqliteFile(database, path);
    const writer = toKysely(database, options);
    const state = await readMigrationState(writer, options.migrations);
    if (state.done.length > 0 && state.pending.length > 0) backUpBeforeMigration(path, state, options.clock);
    await migrate(writer, "sqlite", options.migrations);
    return writer;
  } catch (error) {
    database.close();
    throw error;
  }
}

function toKysely(database: DatabaseSync, { onDiskFailure }: OpenOptions): Database {
  return new Kysely({ dialect: createSqliteDialect({ database, patienceMs: PATIENCE_MS, onDiskFailure }) });
}

interface Connections {
  readonly writer: Database;
  readonly reader: Database;
  readonly aside?: Database | undefined;
  /** Whether another connection may have written since it was asked last. */
  readonly mayHaveMoved: () => boolean;
  readonly ballast: Ballast;
  readonly release: () => void;
}

async function assemble(connections: Connections, { clock }: OpenOptions): Promise<OpenStorage> {
  const { writer, reader, aside, mayHaveMoved, ballast, release } = connections;
  const watch = await watchDatabase(reader, mayHaveMoved);
  return {
    ...createStorage({ kind: "sqlite", clock, writer, reader, aside, watch, attempt: releasing(ballast) }),
    watchCatalogue: (listener) => watch.watch(listener),
    pragmas: () => readPragmas(writer),
    async close() {
      await watch.close();
      // Its turn comes after the transaction at work.
      await sql`pragma optimize`.execute(writer);
      // The writer last: the last to close moves what the -wal file holds into the database.
      await aside?.destroy();
      if (reader !== writer) await reader.destroy();
      await writer.destroy();
      release();
    },
  };
}

/** The write that met the full disk is refused; those after it have the ballast's room. */
function releasing(ballast: Ballast) {
  return async <Result>(transaction: () => Promise<Result>): Promise<Result> => {
    try {
      return await transaction();
    } catch (error) {
      if (error instanceof DomainError && error.code === "disk-full") ballast.release();
      throw error;
    }
  };
}

async function readPragmas(writer: Database): Promise<Pragmas> {
  const journal = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(writer);
  const synchronous = await sql<{ synchronous: number }>`pragma synchronous`.execute(writer);
  return { journalMode: journal.rows[0]?.journal_mode ?? "", synchronous: synchronous.rows[0]?.synchronous ?? 0 };
}

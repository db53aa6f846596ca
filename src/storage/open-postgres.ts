import { setTimeout as sleep } from "node:timers/promises";
import { Kysely } from "kysely";
import { DomainError } from "../core/errors/domain-error.ts";
import { createStorage } from "./create-storage.ts";
import { createPostgresDialect, openPostgresPool } from "./dialects/postgres.ts";
import { isWorthAnotherTry } from "./dialects/postgres-errors.ts";
import { migrate } from "./migrate.ts";
import type { OpenOptions, OpenStorage } from "./open-storage.ts";
import type { ShopTables } from "./schema.ts";
import { StorageError } from "./storage-error.ts";

const TRIES = 4;

export async function openPostgresStorage(url: string, { clock, migrations }: OpenOptions): Promise<OpenStorage> {
  const pool = openPostgresPool(url);
  const database = new Kysely<ShopTables>({ dialect: createPostgresDialect(pool) });
  try {
    await migrate(database, "postgres", migrations);
  } catch (error) {
    await pool.end();
    throw explainUnopened(error);
  }
  return {
    ...createStorage({ kind: "postgres", clock, reader: database, writer: database, attempt: tryAgain }),
    pragmas: async () => undefined,
    close: () => database.destroy(),
  };
}

/** Begins the transaction again after what other transactions or a restart of the server did to it. */
async function tryAgain<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === TRIES || !isWorthAnotherTry(error)) throw error;
    }
    await sleep(50 * 2 ** attempt * Math.random());
  }
}

const WRONG_LOGIN = new Set(["28P01", "28000"]);
const NO_DATABASE = "3D000";
const NO_PRIVILEGE = "42501";
const NO_EXTENSION = new Set(["0A000", "58P01"]);

function explainUnopened(error: unknown): unknown {
  if (error instanceof StorageError) return error;
  const cause = error instanceof DomainError ? error.cause : error;
  const message = explanationOf(cause);
  return message === undefined ? error : new StorageError(message, { cause });
}

function explanationOf(cause: unknown): string | undefined {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (WRONG_LOGIN.has(code)) return "PostgreSQL refuses the user or the password in DATABASE_URL: correct them.";
  if (code === NO_DATABASE) return "The database that DATABASE_URL names does not exist: create it first (createdb).";
  if (code === NO_PRIVILEGE) return "The user in DATABASE_URL may not create tables: make it the owner of its database.";
  if (NO_EXTENSION.has(code)) return "PostgreSQL lacks the extension pg_trgm: install its contrib package.";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "The host in DATABASE_URL is unknown: correct its name.";
  const isDomainRefusal = code.startsWith("E") || code.startsWith("08") || code === "57P03" || code === "53300";
  return isDomainRefusal ? "PostgreSQL does not answer at the address in DATABASE_URL: start it, or correct the address." : undefined;
}

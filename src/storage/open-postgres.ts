import { setTimeout as sleep } from "node:timers/promises";
import { Kysely } from "kysely";
import { DomainError } from "../core/errors/domain-error.ts";
import { createStorage } from "./create-storage.ts";
import { createPostgresDialect, openPostgresPool } from "./dialects/postgres.ts";
import { isLostConnection, isWorthAnotherTry } from "./dialects/postgres-errors.ts";
import { migrate } from "./migrate.ts";
import type { OpenOptions, OpenStorage } from "./opened-storage.ts";
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
    throw explainUnreached(error);
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

export function explainUnreached(error: unknown): unknown {
  if (error instanceof StorageError) return error;
  const cause = error instanceof DomainError ? error.cause : error;
  const message = explanationOf(cause);
  return message === undefined ? error : new StorageError(message, { cause });
}

const WRONG_LOGIN = "PostgreSQL refuses the user or the password in DATABASE_URL: correct them.";
const NO_EXTENSION = "PostgreSQL lacks the extension pg_trgm: install its contrib package.";
const UNKNOWN_HOST = "The host in DATABASE_URL is unknown: correct its name.";

/** By SQLSTATE or by the system's code. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  "28P01": WRONG_LOGIN,
  "28000": WRONG_LOGIN,
  "3D000": "The database that DATABASE_URL names does not exist: create it first (createdb).",
  "42501": "The user in DATABASE_URL may not create tables: make it the owner of its database.",
  "0A000": NO_EXTENSION,
  "58P01": NO_EXTENSION,
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
};

function explanationOf(cause: unknown): string | undefined {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const explanation = EXPLANATIONS[code];
  if (explanation !== undefined || !isLostConnection(cause)) return explanation;
  return "PostgreSQL does not answer at the address in DATABASE_URL: start it, or correct the address.";
}

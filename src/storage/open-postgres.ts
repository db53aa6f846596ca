import { setTimeout as sleep } from "node:timers/promises";
import { Kysely } from "kysely";
import { DomainError } from "../core/errors/domain-error.ts";
import { watchDatabase } from "./changes/catalogue-watch.ts";
import { createStorage } from "./create-storage.ts";
import { createPostgresDialect } from "./dialects/postgres.ts";
import { codeOf, isLostConnection, isWorthAnotherTry } from "./dialects/postgres-errors.ts";
import { listenForChanges } from "./dialects/postgres-listener.ts";
import { PATIENT_LIMITS, REQUEST_LIMITS } from "./dialects/postgres-pool.ts";
import { migrate } from "./migrate.ts";
import { openReplica } from "./open-replica.ts";
import type { OpenOptions, OpenStorage } from "./opened-storage.ts";
import type { ShopTables } from "./schema.ts";
import { StorageError } from "./storage-error.ts";

const TRIES = 4;
/** Whoever waits is told that the database is away rather than kept waiting for it. */
const TRYING_MS = 2_000;

export async function openPostgresStorage(
  url: string,
  { listenUrl, readUrl, clock, migrations }: OpenOptions,
): Promise<OpenStorage> {
  try {
    await migrateUnhurried(url, migrations);
  } catch (error) {
    throw explainUnreached(error);
  }
  const database = new Kysely<ShopTables>({ dialect: createPostgresDialect({ url, limits: REQUEST_LIMITS }) });
  const watch = await watchDatabase(database, () => !hearing.isUp());
  const hearing = listenForChanges({
    url: listenUrl ?? url,
    onNews: () => void watch.look(),
    onLost: () => watch.forget(),
  });
  const replica = readUrl === undefined ? undefined : await openReplica({ url: readUrl, primary: database, watch });
  return {
    ...createStorage({
      kind: "postgres",
      clock,
      reader: database,
      replica,
      writer: database,
      watch,
      attempt: tryAgain,
    }),
    watchCatalogue: (listener) => watch.watch(listener),
    pragmas: async () => undefined,
    async close() {
      await hearing.close();
      await watch.close();
      await replica?.reader.destroy();
      await database.destroy();
    },
  };
}

async function migrateUnhurried(url: string, migrations: OpenOptions["migrations"]): Promise<void> {
  const database = new Kysely<ShopTables>({ dialect: createPostgresDialect({ url, limits: PATIENT_LIMITS }) });
  try {
    await migrate(database, "postgres", migrations);
  } finally {
    await database.destroy();
  }
}

/** Begins the transaction again after what other transactions or a restart of the server did to it. */
async function tryAgain<Result>(transaction: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      const isLate = attempt === TRIES || performance.now() - startedAt > TRYING_MS;
      if (isLate || !isWorthAnotherTry(error)) throw error;
    }
    await sleep(50 * 2 ** attempt * Math.random());
  }
}

/** Turns what stopped the opening into a sentence that says what to do. `address`: as the sentence names it. */
export function explainUnreached(error: unknown, address = "DATABASE_URL"): unknown {
  if (error instanceof StorageError) return error;
  const cause = error instanceof DomainError ? error.cause : error;
  const explain = EXPLANATIONS[codeOf(cause)] ?? (isLostConnection(cause) ? explainSilence : undefined);
  return explain === undefined ? error : new StorageError(explain(address), { cause });
}

type Explanation = (address: string) => string;

const explainSilence: Explanation = (address) =>
  `PostgreSQL does not answer at the address in ${address}: start it, or correct the address.`;
const explainLogin: Explanation = (address) =>
  `PostgreSQL refuses the user or the password in ${address}: correct them.`;
const explainExtension: Explanation = () =>
  "PostgreSQL lacks the extension pg_trgm or btree_gin: install its contrib package.";
const explainHost: Explanation = (address) => `The host in ${address} is unknown: correct its name.`;

/** By SQLSTATE or by the system's code. */
const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  "28P01": explainLogin,
  "28000": explainLogin,
  "3D000": (address) => `The database that ${address} names does not exist: create it first (createdb).`,
  "42501": (address) =>
    `The user in ${address} may not create tables and extensions: make it the owner of its database.`,
  "0A000": explainExtension,
  "58P01": explainExtension,
  ENOTFOUND: explainHost,
  EAI_AGAIN: explainHost,
};

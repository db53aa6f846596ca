// Runs the same facts on every database that the shop may live in.
import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from "vitest";
import type { DatabaseKind } from "../storage/migrations/migrations.ts";
import { openStorage, type OpenStorage } from "../storage/open-storage.ts";
import { stillClock } from "./still-clock.ts";

export interface DatabaseFixture {
  readonly kind: DatabaseKind;
  /** Empty at the start of every test. */
  readonly storage: OpenStorage;
}

/** The tests that `facts` declares, once on in-memory SQLite and once on PostgreSQL. */
export function describeOnEveryDatabase(name: string, facts: (fixture: DatabaseFixture) => void): void {
  describe(`${name}, on SQLite`, () => {
    facts(useSqlite());
  });
  describe(`${name}, on PostgreSQL`, () => {
    facts(usePostgres());
  });
}

function useSqlite(): DatabaseFixture {
  let storage: OpenStorage | undefined;
  beforeEach(async () => {
    storage = await openStorage({ url: "sqlite::memory:", clock: stillClock() });
  });
  afterEach(() => storage?.close());
  return fixtureOf("sqlite", () => storage);
}

function usePostgres(): DatabaseFixture {
  let storage: OpenStorage | undefined;
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
    storage = await openStorage({ url: database.url, clock: stillClock() });
  });
  beforeEach(() => database?.empty());
  afterAll(async () => {
    await storage?.close();
    await database?.drop();
  });
  return fixtureOf("postgres", () => storage);
}

function fixtureOf(kind: DatabaseKind, current: () => OpenStorage | undefined): DatabaseFixture {
  return {
    kind,
    get storage() {
      const storage = current();
      if (!storage) throw new Error("The database is there inside of tests only");
      return storage;
    },
  };
}

export interface TestDatabase {
  readonly url: string;
  empty(): Promise<void>;
  drop(): Promise<void>;
}

/** A database of its own on the PostgreSQL server of this run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  await runOn(serverUrl, `create database ${name}`);
  return {
    url,
    empty: () => runOn(url, EMPTY_ALL),
    drop: () => runOn(serverUrl, `drop database ${name} with (force)`),
  };
}

/**
 * As after the migrations: numbers start at 1 again, and only the catalogue's version has its row. The audit log's
 * triggers refuse to be emptied, so they sleep meanwhile.
 */
const EMPTY_ALL = `
  begin;
  set local session_replication_role = replica;
  do $$ begin execute (
    select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity'
    from pg_tables where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'catalogue_version'
  ); end $$;
  update catalogue_version set value = 0;
  commit`;

async function runOn(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

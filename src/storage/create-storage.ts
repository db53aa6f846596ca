import { type Kysely, sql } from "kysely";
import type { Storage, Stores } from "../core/storage.ts";
import type { DatabaseKind } from "./migrations/migrations.ts";
import { readMigrationState } from "./migrate.ts";
import type { ShopDatabase, ShopTables } from "./schema.ts";
import { createStores, type StoreContext } from "./stores/create-stores.ts";

export interface StorageParts extends StoreContext {
  readonly kind: DatabaseKind;
  readonly reader: Kysely<ShopTables>;
  readonly writer: Kysely<ShopTables>;
  /** Runs a whole transaction, again if that is worth trying. */
  readonly attempt: <Result>(transaction: () => Promise<Result>) => Promise<Result>;
}

export interface Probes {
  readonly kind: DatabaseKind;
  ping(): Promise<void>;
  probeWrite(): Promise<void>;
  schemaVersion(): Promise<string>;
}

type Work<Result> = (stores: Stores) => Promise<Result>;

/** What both databases do alike. */
export function createStorage(parts: StorageParts): Storage & Probes {
  const { reader, writer, clock } = parts;

  function transact<Result>(run: (transaction: ShopDatabase) => Promise<Result>): Promise<Result> {
    return parts.attempt(() => writer.transaction().execute(run));
  }

  return {
    kind: parts.kind,
    read: createStores(reader, parts),
    write: <Result>(work: Work<Result>) => transact((transaction) => work(createStores(transaction, parts))),
    publish: <Result>(work: Work<Result>) =>
      transact(async (transaction) => {
        await raiseVersion(transaction);
        return work(createStores(transaction, parts));
      }),
    unite: (work) => transact((transaction) => work(joinTransaction(transaction, parts))),

    catalogueVersion: () => readVersion(reader),

    async ping() {
      await sql`select 1`.execute(reader);
    },

    async probeWrite() {
      const row = { id: 1, written_at: clock.now() };
      await transact((transaction) =>
        transaction
          .insertInto("write_probe")
          .values(row)
          .onConflict((conflict) => conflict.column("id").doUpdateSet({ written_at: row.written_at }))
          .execute(),
      );
    },

    async schemaVersion() {
      return (await readMigrationState(reader)).done.at(-1) ?? "";
    },
  };
}

/** The storage inside of a transaction: what it reads, writes and publishes is part of that one. */
function joinTransaction(transaction: ShopDatabase, context: StoreContext): Storage {
  const stores = createStores(transaction, context);
  const joined: Storage = {
    read: stores,
    write: (work) => work(stores),
    async publish(work) {
      await raiseVersion(transaction);
      return work(stores);
    },
    unite: (work) => work(joined),
    catalogueVersion: () => readVersion(transaction),
  };
  return joined;
}

/** The first step of publishing, so that its row makes publishers wait for each other: version, counters and order agree. */
async function raiseVersion(db: ShopDatabase): Promise<void> {
  await db
    .updateTable("catalogue_version")
    .set({ value: sql`value + 1` })
    .execute();
}

async function readVersion(db: ShopDatabase): Promise<number> {
  return (await db.selectFrom("catalogue_version").select("value").executeTakeFirstOrThrow()).value;
}

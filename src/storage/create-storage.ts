import { type Kysely, sql } from "kysely";
import type { CatalogueChange } from "../core/catalogue-change.ts";
import type { Storage, Stores } from "../core/storage.ts";
import type { CatalogueWatch } from "./changes/catalogue-watch.ts";
import { appendChange, readCatalogueVersion } from "./changes/change-log.ts";
import { createChangeRecorder } from "./changes/change-recorder.ts";
import type { DatabaseKind } from "./migrations/migrations.ts";
import { readMigrationState } from "./migrate.ts";
import type { Replica } from "./open-replica.ts";
import type { ShopDatabase, ShopTables } from "./schema.ts";
import { createStores, type StoreContext } from "./stores/create-stores.ts";

export interface StorageParts extends StoreContext {
  readonly kind: DatabaseKind;
  readonly reader: Kysely<ShopTables>;
  readonly replica?: Replica | undefined;
  readonly writer: Kysely<ShopTables>;
  /** Runs a whole transaction, again if that is worth trying. */
  readonly attempt: <Result>(transaction: () => Promise<Result>) => Promise<Result>;
  readonly watch: CatalogueWatch;
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
  const { reader, replica, writer, watch } = parts;

  function transact<Result>(run: (transaction: ShopDatabase) => Promise<Result>): Promise<Result> {
    return parts.attempt(() => writer.transaction().execute(run));
  }

  /** What it publishes is told before it is acknowledged. */
  async function transactAndTell<Result>(run: (storage: Storage) => Promise<Result>): Promise<Result> {
    const { result, change } = await transact(async (transaction) => {
      const joined = joinTransaction(transaction, parts);
      return { result: await run(joined.storage), change: await joined.logChange() };
    });
    if (change !== undefined) watch.tell(change);
    return result;
  }

  const storage: Omit<Storage, "forVisitors"> = {
    read: createStores(reader, parts),
    write: <Result>(work: Work<Result>) => transact((transaction) => work(createStores(transaction, parts))),
    publish: <Result>(work: Work<Result>) => transactAndTell((joined) => joined.publish(work)),
    unite: transactAndTell,
    catalogueVersion: () => readCatalogueVersion(reader),
  };
  const forVisitors: Storage = {
    ...storage,
    read: createStores(replica?.reader ?? reader, parts),
    async catalogueVersion() {
      const version = await readCatalogueVersion(reader);
      // Whatever is read from now on and goes out under this version must not be older.
      replica?.noteVersion(version);
      return version;
    },
    get forVisitors() {
      return forVisitors;
    },
  };

  return { ...storage, ...createProbes(parts), kind: parts.kind, forVisitors };
}

function createProbes({ reader, writer, clock, attempt }: StorageParts): Omit<Probes, "kind"> {
  return {
    async ping() {
      await sql`select 1`.execute(reader);
    },

    async probeWrite() {
      const row = { id: 1, written_at: clock.now() };
      const write = writer
        .insertInto("write_probe")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ written_at: row.written_at }));
      await attempt(() => writer.transaction().execute((transaction) => transaction.executeQuery(write)));
    },

    async schemaVersion() {
      return (await readMigrationState(reader)).done.at(-1) ?? "";
    },
  };
}

/** The storage inside of a transaction: what it reads, writes and publishes is part of that one. */
function joinTransaction(outer: ShopDatabase, { kind, clock }: StoreContext) {
  const changes = createChangeRecorder();
  const transaction = outer.withPlugin(changes.plugin);
  const stores = createStores(transaction, { kind, clock, changes });
  let version: number | undefined;
  const storage: Storage = {
    read: stores,
    write: (work) => work(stores),
    async publish(work) {
      version ??= await raiseVersion(outer);
      return work(stores);
    },
    unite: (work) => work(storage),
    catalogueVersion: () => readCatalogueVersion(outer),
    get forVisitors() {
      return storage;
    },
  };
  return {
    storage,
    /** The last step: what was published, if anything was. */
    async logChange(): Promise<CatalogueChange | undefined> {
      if (version === undefined) return undefined;
      const change = { version, tags: await changes.tags((ids) => listCategoryNames(outer, ids)) };
      await appendChange(outer, kind, change);
      return change;
    },
  };
}

async function listCategoryNames(db: ShopDatabase, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await db.selectFrom("categories").select("name").where("id", "in", ids).execute();
  return rows.map(({ name }) => name);
}

/** The first step of publishing, so that its row makes publishers wait for each other: version, counters and order agree. */
async function raiseVersion(db: ShopDatabase): Promise<number> {
  const raised = db
    .updateTable("catalogue_version")
    .set({ value: sql`value + 1` })
    .returning("value");
  return (await raised.executeTakeFirstOrThrow()).value;
}

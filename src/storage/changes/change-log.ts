// What each version changed, for other processes and for caches elsewhere.
import { sql } from "kysely";
import type { CatalogueChange } from "../../core/catalogue-change.ts";
import { CHANGES_CHANNEL } from "../dialects/postgres-listener.ts";
import type { DatabaseKind } from "../migrations/migrations.ts";
import type { ShopDatabase } from "../schema.ts";

/** Who is further behind forgets everything. */
const KEPT_VERSIONS = 1000;
const TIDY_EVERY = 100;

/** In the transaction that raised the version; other nodes on PostgreSQL hear of it the moment it is committed. */
export async function appendChange(db: ShopDatabase, kind: DatabaseKind, change: CatalogueChange): Promise<void> {
  const { version, tags } = change;
  if (kind === "postgres") await sql`select pg_notify(${CHANGES_CHANNEL}, ${String(version)})`.execute(db);
  const list = tags === "everything" ? null : JSON.stringify([...tags]);
  await db.insertInto("catalogue_changes").values({ version, tags: list }).execute();
  if (version % TIDY_EVERY !== 0) return;
  await db
    .deleteFrom("catalogue_changes")
    .where("version", "<=", version - KEPT_VERSIONS)
    .execute();
}

/** All that changed after `since`, as one; undefined where nothing did. */
export async function readChange(db: ShopDatabase, since: number): Promise<CatalogueChange | undefined> {
  const version = await readCatalogueVersion(db);
  if (version === since) return undefined;
  const rows = await db
    .selectFrom("catalogue_changes")
    .select("tags")
    .where("version", ">", since)
    .where("version", "<=", version)
    .execute();
  const isWhole = version > since && rows.length === version - since && rows.every(({ tags }) => tags !== null);
  return { version, tags: isWhole ? new Set(rows.flatMap(({ tags }) => JSON.parse(tags ?? "[]"))) : "everything" };
}

export async function readCatalogueVersion(db: ShopDatabase): Promise<number> {
  return (await db.selectFrom("catalogue_version").select("value").executeTakeFirstOrThrow()).value;
}

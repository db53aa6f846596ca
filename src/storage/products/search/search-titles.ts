import type { DatabaseKind } from "../../migrations/migrations.ts";
import type { ShopDatabase } from "../../schema.ts";
import { searchPostgres } from "./search-postgres.ts";
import type { SearchRequest } from "./search-request.ts";
import { searchSqlite } from "./search-sqlite.ts";

/** The running numbers of products whose folded title contains the folded term, newest first. */
export function searchTitles(db: ShopDatabase, kind: DatabaseKind, request: SearchRequest): Promise<readonly number[]> {
  return kind === "postgres" ? searchPostgres(db, request) : searchSqlite(db, request);
}

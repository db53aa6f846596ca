import { type Kysely, sql } from "kysely";

type Kind = "sqlite" | "postgres";

/**
 * An index by which PostgreSQL finds the titles of one category, or of one block of running numbers, that hold a piece,
 * across words too: each title stands in it as one word.
 */
export async function orderedSearch(db: Kysely<unknown>, kind: Kind): Promise<void> {
  if (kind === "sqlite") return;
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  "create extension if not exists btree_gin",
  "drop index products_title_fold",
  `create index products_titles on products using gin (
    replace(title_fold, ' ', 'x') gin_trgm_ops, category_id, (seq / 32768)
  ) with (gin_pending_list_limit = 64)`,
  // What the planner knows of an expression, it learns from this alone.
  "analyze products",
];

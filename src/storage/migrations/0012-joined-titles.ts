import { type Kysely, sql } from "kysely";

type Kind = "sqlite" | "postgres";

/**
 * PostgreSQL's index of titles, as they are and without their blanks: what lies across two words is then three of their
 * letters, where a letter in place of the blank left two, and fewer titles share it. Its expressions are those of
 * `products/search/title-index.ts`.
 */
export async function joinedTitles(db: Kysely<unknown>, kind: Kind): Promise<void> {
  if (kind === "sqlite") return;
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** The list of what is not in the index yet is read by each look into it, and a longer one is sorted in at less cost. */
const STATEMENTS = [
  "drop index products_titles",
  `create index products_titles on products using gin (
    title_fold gin_trgm_ops, replace(title_fold, ' ', '') gin_trgm_ops, category_id, (seq / 32768)
  ) with (gin_pending_list_limit = 128)`,
  "analyze products",
];

import { type Kysely, sql } from "kysely";

type Kind = "sqlite" | "postgres";

/** What keeps search, sorted lists and counts quick in a catalogue of a million products. */
export async function largeCatalogues(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const statements = [...COUNTERS, ...(kind === "sqlite" ? [...INDEXES, ...TITLE_SEARCH] : PENDING_TITLES)];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const count = (scope: "all" | "public", name: string, condition: string): string =>
  `insert into counters (scope, name, value)
    select '${scope}', '${name}', count(*) from products where ${condition}${scope === "public" ? " and not hidden" : ""}`;

const COUNTERS = (["all", "public"] as const).flatMap((scope) => [
  count(scope, "without-picture", "images = '[]'"),
  count(scope, "without-amount", "price_amount is null"),
]);

/** With all that a list asks of the rows that it passes: SQLite would otherwise fetch each of them. */
const INDEXES = [
  "drop index products_category_visible",
  "create index products_category_visible on products (category_id, hidden, seq, title_fold)",
  "drop index products_price",
  "create index products_price on products (price_currency, price_amount, seq, hidden, title_fold)",
  "drop index products_title_key",
  "create index products_title_key on products (substr(title_fold, 1, 64), seq, hidden, title_fold)",
];

/** PostgreSQL keeps new titles in a list that each search goes through, by default until it is 4 MB long. */
const PENDING_TITLES = [
  "alter index products_title_fold set (gin_pending_list_limit = 64)",
  "select gin_clean_pending_list('products_title_fold'::regclass)",
];

/** FTS5 is quick in the order of its row numbers alone: the newest product has the lowest. */
const TITLE_SEARCH = [
  "drop trigger products_fts_insert",
  "drop trigger products_fts_delete",
  "drop trigger products_fts_update",
  "drop table products_fts",
  "create view products_newest_first as select -seq as place, title_fold from products",
  `create virtual table products_fts using fts5 (
    title_fold, content = 'products_newest_first', content_rowid = 'place', tokenize = 'trigram case_sensitive 1'
  )`,
  "insert into products_fts (rowid, title_fold) select -seq, title_fold from products order by seq desc",
  `create trigger products_fts_insert after insert on products begin
    insert into products_fts (rowid, title_fold) values (-new.seq, new.title_fold);
  end`,
  `create trigger products_fts_delete after delete on products begin
    insert into products_fts (products_fts, rowid, title_fold) values ('delete', -old.seq, old.title_fold);
  end`,
  `create trigger products_fts_update after update of title_fold on products
  when old.title_fold <> new.title_fold begin
    insert into products_fts (products_fts, rowid, title_fold) values ('delete', -old.seq, old.title_fold);
    insert into products_fts (rowid, title_fold) values (-new.seq, new.title_fold);
  end`,
];

import { type Kysely, sql } from "kysely";

type Kind = "sqlite" | "postgres";

const WORDS = {
  sqlite: { integer: "integer", strict: "strict" },
  postgres: { integer: "bigint", strict: "" },
} as const;

/** The owner's words on the pages that every shop has, and by which habits the stored prices were read. */
export async function shopPages(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const { integer, strict } = WORDS[kind];
  const statements = [
    `create table shop_pages (
      key text not null primary key,
      body text not null,
      updated_at ${integer} not null
    ) ${strict}`,
    `create table price_reading (
      id ${integer} not null primary key check (id = 1),
      currency text not null,
      locale text not null,
      read_up_to ${integer}
    ) ${strict}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

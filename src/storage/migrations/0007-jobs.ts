import { type Kysely, sql } from "kysely";

type Kind = "sqlite" | "postgres";

/** The queue of work that nobody waits for. */
export async function jobs(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const [integer, strict] = kind === "sqlite" ? ["integer", "strict"] : ["bigint", ""];
  const statements = [
    `create table jobs (
      id text not null primary key,
      kind text not null,
      key text not null unique,
      payload text not null,
      state text not null check (state in ('waiting', 'done', 'dead')),
      run_at ${integer} not null,
      attempts ${integer} not null,
      lease_holder text,
      lease_until ${integer},
      failure text,
      created_at ${integer} not null,
      updated_at ${integer} not null
    ) ${strict}`,
    "create index jobs_due on jobs (run_at) where state = 'waiting'",
    "create index jobs_kind on jobs (kind, created_at, id)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

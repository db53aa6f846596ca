import { type Kysely, sql } from "kysely";

type Kind = "sqlite" | "postgres";

/** What all processes and nodes must agree on: how often a password was tried, and the secret of the setup link. */
export async function sharedLimits(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const [integer, strict] = kind === "sqlite" ? ["integer", "strict"] : ["bigint", ""];
  const statements = [
    `create table attempts (
      key text not null primary key,
      attempts ${integer} not null,
      not_before ${integer} not null,
      expires_at ${integer} not null
    ) ${strict}`,
    "create index attempts_expiry on attempts (expires_at)",
    `create table setup (id ${integer} not null primary key check (id = 1), token text not null) ${strict}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from "kysely";

type Kind = "sqlite" | "postgres";

/** Roles, links that sign in once, and which account an attempt counts for, so that a reset can clear them all. */
export async function rolesAndSignInLinks(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const [integer, strict] = kind === "sqlite" ? ["integer", "strict"] : ["bigint", ""];
  const role = "text not null default 'editor' check (role in ('owner', 'editor'))";
  const statements = [
    `alter table accounts add column role ${role}`,
    // Until now every account had every permission.
    "update accounts set role = 'owner'",
    `alter table invitations add column role ${role}`,
    `create table sign_in_links (
      token_hash text not null primary key,
      account_id text not null references accounts (id) on delete cascade,
      expires_at ${integer} not null
    ) ${strict}`,
    "create index sign_in_links_account on sign_in_links (account_id)",
    "alter table attempts add column account_key text not null default ''",
    "create index attempts_account on attempts (account_key)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

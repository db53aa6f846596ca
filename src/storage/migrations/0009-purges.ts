import { type Kysely, sql } from "kysely";

type Kind = "sqlite" | "postgres";

/** How far caches between the shop and its visitors have been told what changed: one row, `id` 1. */
export async function purges(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const [integer, strict] = kind === "sqlite" ? ["integer", "strict"] : ["bigint", ""];
  const create = `create table purges (
    id ${integer} not null primary key check (id = 1),
    version ${integer} not null,
    failures ${integer} not null,
    not_before ${integer} not null,
    lease_holder text,
    lease_until ${integer}
  ) ${strict}`;
  await sql.raw(create).execute(db);
}

import { type Kysely, sql } from "kysely";

type Kind = "sqlite" | "postgres";

/** What each version of the catalogue changed, so that caches need not forget everything. */
export async function catalogueChanges(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const [integer, strict] = kind === "sqlite" ? ["integer", "strict"] : ["bigint", ""];
  await sql
    .raw(`create table catalogue_changes (version ${integer} not null primary key, tags text) ${strict}`)
    .execute(db);
}

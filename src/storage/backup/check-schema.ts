import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { createSqliteDialect, openSqliteWriter } from "../dialects/sqlite.ts";
import { refuseForeign } from "../dialects/sqlite-file.ts";
import { migrate } from "../migrate.ts";
import { MIGRATIONS } from "../migrations/migrations.ts";

/** All that a schema is made of; SQLite's own tables and those inside of a search index follow from it. */
const PARTS = `select type || ' ' || name || ' ' || coalesce(sql, '') as part from sqlite_schema
  where name not like 'sqlite\\_%' escape '\\'
    and name not in (select name from pragma_table_list where type = 'shadow')
  order by part`;

/**
 * Throws StorageError where tables, indexes or triggers are not just those that the migrations named in the file make:
 * what misses a column breaks the shop that starts on it, and a trigger from elsewhere could do anything to its rows.
 */
export async function checkSchema(path: string): Promise<void> {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 0, defensive: true });
  try {
    const done = database.prepare("select name from kysely_migration order by name").all();
    const wanted = await partsAfter(done.map((row) => String(row["name"])));
    if (partsOf(database) !== wanted) throw refuseForeign(path);
  } finally {
    database.close();
  }
}

async function partsAfter(names: readonly string[]): Promise<string> {
  const database = openSqliteWriter(":memory:");
  const writer = new Kysely<unknown>({ dialect: createSqliteDialect({ database, patienceMs: 0 }) });
  try {
    await migrate(
      writer,
      "sqlite",
      Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name))),
    );
    return partsOf(database);
  } finally {
    await writer.destroy();
  }
}

const partsOf = (database: DatabaseSync): string => JSON.stringify(database.prepare(PARTS).all());

import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { useTemporaryFolder } from "../../testing/temporary-folder.ts";
import { createSqliteDialect, openSqliteWriter } from "./sqlite.ts";

interface Notes {
  notes: { id: number; text: unknown };
}

const folder = useTemporaryFolder();

async function openNotes(patienceMs = 300): Promise<Kysely<Notes>> {
  const database = openSqliteWriter(folder.path("notes.db"));
  const db = new Kysely<Notes>({ dialect: createSqliteDialect({ database, patienceMs }) });
  await sql`create table notes (id integer primary key, text any) strict`.execute(db);
  return db;
}

test("each writer's patience counts from when it asked, however long the queue", async () => {
  const db = await openNotes();
  const foreign = new DatabaseSync(folder.path("notes.db"));
  foreign.exec("begin immediate");
  const startedAt = performance.now();
  const write = () => db.transaction().execute((trx) => trx.insertInto("notes").values({ id: 1, text: "" }).execute());
  const answers = await Promise.allSettled([write(), write(), write(), write(), write()]);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: "rejected", reason: { name: "DomainError", code: "busy" } });
  }
  foreign.exec("rollback");
  await write();
  foreign.close();
  await db.destroy();
});

test("values are kept as what they mean", async () => {
  const db = await openNotes();
  const moment = new Date(5);
  const values = [true, false, undefined, null, moment, 7, 7n, "[1]", { a: 1 }, ["x"], new Uint8Array([1])];
  for (const [id, text] of values.entries())
    await db
      .insertInto("notes")
      .values({ id, text: text ?? null })
      .execute();
  const rows = await db.selectFrom("notes").select("text").orderBy("id").execute();
  const kept = rows.map(({ text }) => text);
  expect(kept).toEqual([1, 0, null, null, 5, 7, 7, "[1]", '{"a":1}', '["x"]', new Uint8Array([1])]);
  await db.destroy();
});

test("a statement out of the cache gives fresh answers, also when it has gone out of it", async () => {
  const db = await openNotes();
  for (let id = 0; id < 3; id += 1) {
    await db.insertInto("notes").values({ id, text: "x" }).execute();
    const { rows } = await sql<{ n: number }>`select count(*) as n from notes`.execute(db);
    expect(rows).toEqual([{ n: id + 1 }]);
    for (let other = 0; other < 150; other += 1) await sql.raw(`select ${other} + ${id}`).execute(db);
  }
  await db.destroy();
});

test("a full disk is told as such, rolls back and heals", async () => {
  const db = await openNotes();
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 2}`).execute(db);
  const text = "x".repeat(100_000);
  const write = () => db.transaction().execute((trx) => trx.insertInto("notes").values({ id: 1, text }).execute());
  await expect(write()).rejects.toMatchObject({ name: "DomainError", code: "disk-full" });
  await sql`pragma max_page_count = 100000`.execute(db);
  await write();
  expect(await db.selectFrom("notes").select("id").execute()).toEqual([{ id: 1 }]);
  await db.destroy();
});

test("constraints refuse as conflicts, and bugs rise as they are", async () => {
  const db = await openNotes();
  await db.insertInto("notes").values({ id: 1, text: "" }).execute();
  await expect(db.insertInto("notes").values({ id: 1, text: "" }).execute()).rejects.toMatchObject({
    code: "conflict",
  });
  await expect(sql`select gone from nowhere`.execute(db)).rejects.toThrow("no such table");
  await db.destroy();
});

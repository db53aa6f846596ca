import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database-fixture.ts";
import { stillClock } from "../../testing/still-clock.ts";
import { openStorage } from "../open-storage.ts";
import { MIGRATIONS, type Migrations } from "./migrations.ts";

/** The shop as it was before roles, with an account that has invited someone. */
const BEFORE: Migrations = {
  ...Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < "0013")),
  "0012-joined-titles": async (db: Kysely<unknown>, kind) => {
    await MIGRATIONS["0012-joined-titles"]?.(db, kind);
    await sql`insert into accounts (id, email, email_fold, username, password_hash, created_at)
      values ('robin', 'Robin@example.com', 'robin@example.com', 'Robin', 'hash', 1)`.execute(db);
    await sql`insert into invitations (id, token_hash, email, invited_by, created_at, expires_at)
      values ('open', 'secret', '', 'robin', 1, 9000000000000)`.execute(db);
  },
};

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "regretless-roles-"));
  database = await createTestDatabase();
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

test.each([
  ["SQLite", () => `sqlite:${join(folder, "shop.db")}`],
  ["PostgreSQL", () => database.url],
])("on %s everyone who had an account owns the shop, and open invitations make editors", async (_kind, urlOf) => {
  const open = (migrations: Migrations) => openStorage({ url: urlOf(), clock: stillClock(), migrations });
  await (await open(BEFORE)).close();
  const storage = await open(MIGRATIONS);
  const accounts = await storage.read.accounts.list();
  const invitation = await storage.read.invitations.find("secret");
  await storage.close();
  expect(accounts).toMatchObject([{ username: "Robin", role: "owner" }]);
  expect(invitation).toMatchObject({ role: "editor", invitedBy: "robin" });
});

import { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database-fixture.ts";
import { stillClock } from "../testing/still-clock.ts";
import { openStorage } from "./open-storage.ts";
import { StorageError } from "./storage-error.ts";

let database: TestDatabase;
let role: string;
beforeEach(async () => {
  database = await createTestDatabase();
  role = `role_${new URL(database.url).pathname.slice(1)}`;
  await run(`create role ${role} login`);
});
afterEach(async () => {
  await database.drop();
  await run(`drop role ${role}`, Object.assign(new URL(database.url), { pathname: "/postgres" }).href);
});

async function run(statement: string, url = database.url): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

test.each([
  ["may not create in the", "revoke create on schema public from public"],
  ["may not use the", "revoke all on schema public from public"],
  ["finds no", "drop schema public"],
])("a role that %s schema is told what to grant", async (_, statement) => {
  await run(statement);
  const url = Object.assign(new URL(database.url), { username: role }).href;
  const opening = openStorage({ url, clock: stillClock() });
  await expect(opening).rejects.toThrow(StorageError);
  await expect(opening).rejects.toThrow("Make it the owner of its database");
});

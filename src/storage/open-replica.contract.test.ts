import { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database-fixture.ts";
import { buildCategory } from "../testing/entity-builders.ts";
import { stillClock } from "../testing/still-clock.ts";
import { openStorage, type OpenStorage } from "./open-storage.ts";

/** Two databases that say which one answered. How a real replica follows its primary, `npm run drill -- replica` tries. */
let [primary, replica]: TestDatabase[] = [];
let storage: OpenStorage;
beforeEach(async () => {
  [primary, replica] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const copy = await openStorage({ url: urlOf(replica), clock: stillClock() });
  await copy.write(({ categories }) => categories.insert(buildCategory({ name: "From the replica" })));
  await copy.close();
  storage = await openStorage({ url: urlOf(primary), readUrl: urlOf(replica), clock: stillClock() });
  await storage.write(({ categories }) => categories.insert(buildCategory({ name: "From the primary" })));
});
afterEach(async () => {
  await storage.close();
  await Promise.all([primary?.drop(), replica?.drop()]);
});

function urlOf(database: TestDatabase | undefined): string {
  if (database === undefined) throw new Error("The databases are there inside of tests only");
  return database.url;
}

/** The replica applies what the primary published. */
async function catchUp(version: number): Promise<void> {
  const client = new Client({ connectionString: urlOf(replica) });
  await client.connect();
  await client.query("update catalogue_version set value = $1", [version]);
  await client.end();
}

async function whoAnswers(visitors: Pick<OpenStorage, "read"> = storage.forVisitors): Promise<string | undefined> {
  return (await visitors.read.categories.list())[0]?.name;
}

const afterRest = () => expect.poll(() => whoAnswers(), { timeout: 2_000 });

test("what visitors see is read from the replica, everything else from the primary", async () => {
  expect(await whoAnswers()).toBe("From the replica");
  expect(await whoAnswers(storage)).toBe("From the primary");
  await storage.unite(async (united) => {
    expect(await whoAnswers(united)).toBe("From the primary");
  });
});

test("after a change the primary answers until the replica has it too", async () => {
  await storage.publish(async () => {});
  expect(await whoAnswers()).toBe("From the primary");
  await catchUp(1);
  await afterRest().toBe("From the replica");
  await storage.publish(async () => {});
  expect(await whoAnswers()).toBe("From the primary");
});

test("what goes out under a version that was read is not older than that version", async () => {
  const other = await openStorage({ url: urlOf(primary), clock: stillClock() });
  await other.publish(async () => {});
  await other.close();
  expect(await storage.forVisitors.catalogueVersion()).toBe(1);
  expect(await whoAnswers()).toBe("From the primary");
});

test("a replica that is gone is done without", async () => {
  expect(await whoAnswers()).toBe("From the replica");
  await replica?.drop();
  expect(await whoAnswers()).toBe("From the primary");
  await storage.close();
  storage = await openStorage({ url: urlOf(primary), readUrl: urlOf(replica), clock: stillClock() });
  expect(await whoAnswers()).toBe("From the primary");
  replica = undefined;
});

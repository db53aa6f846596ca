import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CatalogueChange } from "../../core/catalogue-change.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database-fixture.ts";
import { buildGuide } from "../../testing/entity-builders.ts";
import { type FrailWire, openFrailWire } from "../../testing/frail-wire.ts";
import { stillClock } from "../../testing/still-clock.ts";
import { openStorage, type OpenStorage } from "../open-storage.ts";

let database: TestDatabase;
let wire: FrailWire;
let here: OpenStorage;
let there: OpenStorage;
let told: CatalogueChange["tags"][];

beforeEach(async () => {
  database = await createTestDatabase();
  wire = await openFrailWire(database.url);
  here = await openStorage({ url: database.url, listenUrl: wire.url, clock: stillClock() });
  there = await openStorage({ url: database.url, clock: stillClock() });
  told = [];
  here.watchCatalogue(({ tags }) => void told.push(tags));
  await publishThere();
  await vi.waitUntil(() => told.length > 0);
  told.splice(0);
});
afterEach(async () => {
  await here.close();
  await there.close();
  await wire.close();
  await database.drop();
});

const GUIDES = new Set(["guides"]);
const publishThere = () => there.publish(({ guides }) => guides.insert(buildGuide(), []));

test("a node whose listening connection breaks forgets everything, and hears what comes afterwards", async () => {
  wire.cut();
  await vi.waitFor(() => expect(told).toContain("everything"));
  told.splice(0);
  await publishThere();
  await vi.waitFor(() => expect(told).toContainEqual(GUIDES));
});

test("a node whose listening connection falls silent notices that, too", async () => {
  wire.fallSilent();
  await vi.waitFor(() => expect(told).toContain("everything"), { timeout: 10_000 });
  told.splice(0);
  await publishThere();
  await vi.waitFor(() => expect(told).toContainEqual(GUIDES));
});

test("a node that cannot listen looks for itself, and listens again once it can", async () => {
  wire.refuse(true);
  wire.cut();
  await vi.waitFor(() => expect(told).toContain("everything"));
  for (const isRefusing of [true, false]) {
    wire.refuse(isRefusing);
    told.splice(0);
    await publishThere();
    await vi.waitFor(() => expect(told).toContainEqual(GUIDES));
  }
});

import { afterEach, beforeEach, expect, test } from "vitest";
import { buildDeal, buildGiveaway } from "../testing/entity-builders.ts";
import type { ApiClient } from "../testing/api-client.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import type { TaskJson } from "../wire/task-json.ts";

let shop: TestShop;
let owner: ApiClient;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.owner();
});
afterEach(() => shop.close());

const tasks = async () => (await owner.get<readonly TaskJson[]>("/api/tasks")).body;
const contact = { kind: "contact-missing", id: null, title: null };

test("a shop without contact details has that as a task, until there are some", async () => {
  expect(await tasks()).toEqual([contact]);
  await owner.put("/api/settings", { contact: "mail@shop.example" });
  expect(await tasks()).toEqual([]);
});

test("a contact page in the owner's own words is no task", async () => {
  const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Call 555." }] }] };
  expect((await owner.put("/api/pages/contact", { body })).status).toBe(200);
  expect(await tasks()).toEqual([]);
});

test("a giveaway without a way to enter is a task until it ends", async () => {
  const now = shop.clock.now();
  const [coming, running] = [
    buildGiveaway({ startAt: now + 1, endAt: now + 2 }),
    buildGiveaway({ startAt: now - 1, endAt: now }),
  ];
  await shop.storage.publish(async ({ giveaways }) => {
    await giveaways.insert(coming);
    await giveaways.insert(running);
    await giveaways.insert(buildGiveaway({ startAt: now - 2, endAt: now - 1 }));
    await giveaways.insert(buildGiveaway({ active: false }));
    await giveaways.insert(buildGiveaway({ howToEnter: "Wave." }));
  });
  const withoutEntry = (await tasks()).filter(({ kind }) => kind === "giveaway-without-entry");
  expect(withoutEntry.map(({ id }) => id)).toEqual([coming.id, running.id]);
});

test("an announced winner without a name is a task", async () => {
  const nameless = buildGiveaway({ title: "Nameless", winnerAnnounced: true, howToEnter: "Wave." });
  await shop.storage.publish(async ({ giveaways }) => {
    await giveaways.insert(nameless);
    await giveaways.insert(buildGiveaway({ winnerAnnounced: true, winnerName: "Dana", howToEnter: "Wave." }));
  });
  expect(await tasks()).toEqual([contact, { kind: "giveaway-without-winner", id: nameless.id, title: "Nameless" }]);
});

test("a stored deal whose discount contradicts its prices is a task while it is active", async () => {
  const wrong = buildDeal({ title: "Wrong", discountPercentage: "54%" });
  await shop.storage.publish(async ({ deals }) => {
    await deals.insert(wrong);
    await deals.insert(buildDeal({ discountPercentage: "54%", expiresAt: shop.clock.now() }));
    await deals.insert(buildDeal());
  });
  expect(await tasks()).toEqual([contact, { kind: "deal-contradicts-prices", id: wrong.id, title: "Wrong" }]);
});

test("only signed-in people see the tasks", async () => {
  expect((await shop.visitor.get("/api/tasks")).status).toBe(401);
});

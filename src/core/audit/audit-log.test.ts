import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestShop, OWNER, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const listActs = async () => (await shop.storage.read.acts.list({}, { limit: 100 })).items;

test("what a signed-in person does stands there under their name, with what changed alone", async () => {
  const owner = await shop.owner();
  const { body } = await owner.post<{ id: string }>("/api/categories", { name: "Party", description: "Loud" });
  await owner.put(`/api/categories/${body.id}`, { name: "Quiet party", description: "Loud" });
  await owner.delete(`/api/categories/${body.id}`);
  const [removed, revised, created] = await listActs();
  const actor = { kind: "account", name: OWNER.username };
  expect(created).toMatchObject({ actor, deed: "create", before: null, after: { name: "Party", description: "Loud" } });
  expect(revised).toMatchObject({
    actor,
    deed: "revise",
    subject: { kind: "category", id: body.id, name: "Quiet party" },
    before: { name: "Party" },
    after: { name: "Quiet party" },
  });
  expect(revised?.after).not.toHaveProperty("description");
  expect(removed).toMatchObject({ actor, deed: "remove", before: { name: "Quiet party" }, after: null });
});

test("an act that was refused leaves no line", async () => {
  const owner = await shop.owner();
  const before = await listActs();
  expect((await owner.put("/api/categories/unknown", { name: "Nothing" })).status).toBe(404);
  expect(await listActs()).toEqual(before);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";
import { buildCategory, buildGuide, buildProduct } from "../testing/entity-builders.ts";
import type { GuideJson } from "../wire/guide-json.ts";
import type { ProductJson } from "../wire/product-json.ts";

const PRODUCTS = 30;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.storage.publish(async (stores) => {
    const party = await stores.categories.insert(buildCategory({ name: "Party" }));
    for (let index = 0; index < PRODUCTS; index += 1) {
      const title = index % 3 === 0 ? `Café mug ${index}` : `Beer helmet ${index}`;
      await stores.products.insert(buildProduct({ categoryId: party.id, title, featured: index % 2 === 0 }));
    }
    await stores.products.insert(buildProduct({ categoryId: party.id, title: "A secret", hidden: true }));
    for (const title of ["Christmas", "Easter", "Weddings"]) await stores.guides.insert(buildGuide({ title }), []);
  });
});
afterAll(() => shop.close());

const list = (query: string) => shop.visitor.get<readonly ProductJson[]>(`/api/products${query}`);
const guides = (query: string) => shop.visitor.get<readonly GuideJson[]>(`/api/gift-guides${query}`);
const next = (link: unknown): string => /^<\/api\/products(\?[^>]+)>; rel="next"$/.exec(String(link))?.[1] ?? "";

test("without limit the whole list comes, newest first, as a bare array", async () => {
  const { body, headers } = await list("");
  const numbers = body.map(({ title }) => Number(/\d+$/.exec(title)?.[0]));
  expect(numbers).toEqual(Array.from({ length: PRODUCTS }, (_, index) => PRODUCTS - 1 - index));
  expect(headers["x-total-count"]).toBeUndefined();
});

test("the pages of a list, one after the other, are the list", async () => {
  const whole = await list("?featured=true");
  const ids: string[] = [];
  for (let query = "?featured=true&limit=4"; query !== "";) {
    const { body, headers } = await list(query);
    expect(headers["x-total-count"]).toBe("15");
    ids.push(...body.map(({ id }) => id));
    query = next(headers["link"]);
  }
  expect(ids).toEqual(whole.body.map(({ id }) => id));
});

test("the link to the next page keeps what was asked for, and nothing else", async () => {
  const { headers } = await list("?limit=2&featured=true&utm_source=elsewhere&%22%3E=x");
  const address = new URLSearchParams(next(headers["link"]));
  expect([...address.keys()].toSorted()).toEqual(["cursor", "featured", "limit"]);
});

test("a search finds parts of the title, whatever the case and the accents", async () => {
  expect((await list("?q=CAFE")).body).toHaveLength(10);
  expect((await list("?q=caf%C3%A9%20MUG%2027")).body).toMatchObject([{ title: "Café mug 27" }]);
  expect((await list("?limit=5&q=cafe")).headers["x-total-count"]).toBe("10");
  expect((await list("?q=")).body).toHaveLength(PRODUCTS);
});

test("conditions add up", async () => {
  const { body } = await list("?q=mug&featured=true&category=party");
  expect(body.map(({ title }) => title)).toEqual([
    "Café mug 24",
    "Café mug 18",
    "Café mug 12",
    "Café mug 6",
    "Café mug 0",
  ]);
});

test("an id finds one product, as a list", async () => {
  const [first] = (await list("?limit=1")).body;
  expect((await list(`?id=${first?.id}`)).body).toEqual([first]);
  expect((await list("?id=nobody")).body).toEqual([]);
});

test("a category that does not exist has no products", async () => {
  expect(await list("?category=Nothing")).toMatchObject({ status: 200, body: [] });
});

test("hidden products are for signed-in people who ask for them", async () => {
  const owner = await shop.owner();
  const all = await owner.get<readonly ProductJson[]>("/api/products?visibility=all");
  expect(all.body).toHaveLength(PRODUCTS + 1);
  expect((await owner.get<readonly ProductJson[]>("/api/products")).body).toHaveLength(PRODUCTS);
  expect((await list("?visibility=all")).status).toBe(401);
  const secret = all.body.find(({ title }) => title === "A secret");
  expect((await shop.visitor.get(`/api/products/${secret?.slug}`)).status).toBe(404);
  expect((await shop.visitor.get(`/api/products/${secret?.id}`)).status).toBe(404);
  expect((await owner.get(`/api/products/${secret?.id}?visibility=all`)).status).toBe(200);
});

test.each([
  ["?limit=0", "limit must be a whole number from 1 to 100."],
  ["?limit=101", "limit must be a whole number from 1 to 100."],
  ["?limit=ten", "limit must be a whole number from 1 to 100."],
  ["?limit=1&limit=2", "limit must be a whole number from 1 to 100."],
  ["?limit=5&cursor=made-up", "This page of the list does not exist. Start again at the first page."],
  ["?featured=false", "featured can only be true. Leave it out to list everything."],
  [
    "?sort=price",
    "sort can only be one of newest, oldest, price_asc, price_desc, title_asc, title_desc, category_asc, category_desc.",
  ],
  [`?q=${"x".repeat(201)}`, "q may have at most 200 characters."],
])("%s is refused with a sentence", async (query, detail) => {
  expect(await shop.visitor.get(`/api/products${query}`)).toMatchObject({ status: 422, body: { detail } });
});

test("parameters that nobody knows change nothing", async () => {
  expect((await list("?limit=3&where[role]=admin&order=id;drop&__proto__=x")).body).toEqual(
    (await list("?limit=3")).body,
  );
});

test("short lists page and search alike", async () => {
  const whole = await guides("");
  const first = await guides("?limit=2");
  expect(first.body).toEqual(whole.body.slice(0, 2));
  expect(first.headers["x-total-count"]).toBe("3");
  const cursor = /cursor=([^>&]+)/.exec(String(first.headers["link"]))?.[1];
  const second = await guides(`?limit=2&cursor=${cursor}`);
  expect(second.body).toEqual(whole.body.slice(2));
  expect(second.headers["link"]).toBeUndefined();
  expect((await guides("?q=EAST")).body).toMatchObject([{ title: "Easter" }]);
  expect((await guides(`?id=${whole.body[1]?.id}`)).body).toEqual([whole.body[1]]);
  expect((await guides("?cursor=made-up")).status).toBe(422);
});

test("a short list goes on where it was when the last item shown was deleted", async () => {
  const owner = await shop.owner();
  const gone = await owner.post<GuideJson>("/api/gift-guides", { title: "Gone soon" });
  const rest = await guides("?limit=9");
  const first = await guides("?limit=1");
  expect(first.body).toMatchObject([{ title: "Gone soon" }]);
  await owner.delete(`/api/gift-guides/${gone.body.id}`);
  const cursor = /cursor=([^>&]+)/.exec(String(first.headers["link"]))?.[1];
  const second = await guides(`?limit=9&cursor=${cursor}`);
  expect(second.body).toEqual(rest.body.slice(1));
});

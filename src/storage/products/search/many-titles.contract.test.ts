import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CategoryId } from "../../../core/catalogue/category.ts";
import type { ProductFilter } from "../../../core/catalogue/product.ts";
import { TOTAL_CAP } from "../../../core/paging/page.ts";
import { foldText } from "../../../core/text/fold.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/database-fixture.ts";
import { buildCategory, buildProduct } from "../../../testing/entity-builders.ts";
import { stillClock } from "../../../testing/still-clock.ts";
import { type OpenStorage, openStorage } from "../../open-storage.ts";

const COUNT = 7_000;
const PAGE = 48;
/** The newest lie far enough from one to the next for several blocks of PostgreSQL's index, all others in one. */
const NEWEST = 1_000;
const STRIDE = 200;

/** Each word stands in every so manieth title; numbers that share no factor make every mixture. */
const WORDS = {
  Giant: 3,
  "T-shirt": 4,
  Mug: 5,
  Ünïcorn: 47,
  for: 7,
  Dads: 11,
  "🍺🍺🍺": 101,
  "Wow!!!!": 103,
  Quokka: 1_999,
} as const;
const CATEGORIES = { Most: 1, Some: 13, Few: 997 } as const;
const CATEGORY_NAMES = Object.keys(CATEGORIES);

type Given = ReturnType<typeof makeUp>;

function makeUp(index: number) {
  const words = Object.entries(WORDS).filter(([, every]) => index % every === 0);
  const [category = "Most"] = Object.entries(CATEGORIES).findLast(([, every]) => index % every === 0) ?? [];
  return {
    title: [...words.map(([word]) => word), index > COUNT - 10 ? "Late" : "Early", "No.", index].join(" "),
    category,
    priceAmount: (index % 100) * 1_000,
    priceUpperAmount: null,
    priceCurrency: "USD",
    featured: index % 9 === 0,
    hidden: index % 31 === 0,
  };
}

const PRODUCTS = Array.from({ length: COUNT }, (_, index) => makeUp(index + 1));

const TERMS = `
  giant, early, late, mug, unicorn, quokka, t-shirt, no. 19, zzyzx, 🍺🍺🍺, x,
  giant mug, giant t-shirt mug, giant t-shirt mug unicorn no, t-shirt mug for dads, mug unicorn,
  mug giant, for for, unicorn giant mug, shirt mug no. 15, giantxmug, t shirt mug, t_shirt mug%,
  !!!!!!!!, 🍺🍺🍺🍺🍺🍺🍺🍺, xxxxxxxx, 00000000, early no. 1
`
  .split(",")
  .map((term) => term.trim());

interface Asked {
  readonly filter: Partial<ProductFilter>;
  readonly passes: (product: Given) => boolean;
}

const isPublic = ({ hidden }: Given): boolean => !hidden;

const ASKED: readonly Asked[] = [
  { filter: {}, passes: isPublic },
  ...CATEGORY_NAMES.map((name) => ({
    filter: { category: name },
    passes: (it: Given) => isPublic(it) && it.category === name,
  })),
  { filter: { featured: true }, passes: (it) => isPublic(it) && it.featured },
  {
    filter: { price: { currency: "USD", from: 20_000, below: 60_000 } },
    passes: (it) => isPublic(it) && it.priceAmount >= 20_000 && it.priceAmount < 60_000,
  },
  {
    filter: { price: { currency: "USD", from: 99_000, below: undefined }, category: "Some" },
    passes: (it) => isPublic(it) && it.priceAmount >= 99_000 && it.category === "Some",
  },
  { filter: { visibility: "all" }, passes: () => true },
  { filter: { visibility: "all", hidden: true }, passes: ({ hidden }) => hidden },
];

/** A plain look through all of them, newest first. */
function lookThrough(q: string, passes = isPublic): string[] {
  const found = PRODUCTS.filter((it) => passes(it) && foldText(it.title).includes(foldText(q)));
  return found.map(({ title }) => title).toReversed();
}

async function fill({ publish }: OpenStorage): Promise<void> {
  const ids = new Map<string, CategoryId>();
  for (const name of CATEGORY_NAMES) {
    ids.set(name, (await publish(({ categories }) => categories.insert(buildCategory({ name })))).id);
  }
  const records = PRODUCTS.map(({ category, ...given }) => {
    const categoryId = ids.get(category);
    if (categoryId === undefined) throw new Error(`There is no category ${category}.`);
    return buildProduct({ ...given, categoryId });
  });
  await publish(({ products }) => products.insertAll(records));
}

function facts(storageOf: () => OpenStorage): void {
  test.each(ASKED)("finds what a plain look finds, $filter", async ({ filter, passes }) => {
    for (const q of TERMS) {
      const expected = lookThrough(q, passes);
      const page = await storageOf().read.products.list({ visibility: "public", ...filter, q }, { limit: PAGE });
      expect(
        page.items.map(({ title }) => title),
        q,
      ).toEqual(expected.slice(0, PAGE));
      expect(page.total, q).toBe(Math.min(expected.length, TOTAL_CAP));
    }
  });

  test.each(["giant", "t-shirt mug", "unicorn", "early"])("pages to the end of '%s'", async (q) => {
    const seen: string[] = [];
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
      const page = await storageOf().read.products.list({ visibility: "public", q }, { limit: 100, cursor });
      seen.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(lookThrough(q));
  });

  test("titles that hold two pieces are the newest of those", async () => {
    const sets = [["t-shirt", "dads"], ["unicorn for"], ["quokka"]] as const;
    const found = await storageOf().read.products.listTitlesHolding(sets, 30);
    const holds = (title: string) => sets.some((pieces) => pieces.every((piece) => title.includes(piece)));
    expect(found.map(({ titleFold }) => titleFold)).toEqual(lookThrough("").map(foldText).filter(holds).slice(0, 30));
  });

  test.each(["quokka", "no. 1234", "wow!!!! early no. 103"])(
    "a title that holds the rare '%s' is found however old",
    async (piece) => {
      const found = await storageOf().read.products.listTitlesHolding([["zzyzx"], [piece]], 30);
      expect(found.map(({ titleFold }) => titleFold)).toEqual(lookThrough(piece).map(foldText));
    },
  );
}

describe("a search among many titles, on SQLite", () => {
  let storage: OpenStorage | undefined;
  beforeAll(async () => {
    storage = await openStorage({ url: "sqlite::memory:", clock: stillClock() });
    await fill(storage);
  });
  afterAll(() => storage?.close());
  facts(() => opened(storage));
});

describe("a search among many titles, on PostgreSQL", () => {
  let database: TestDatabase | undefined;
  let storage: OpenStorage | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
    storage = await openStorage({ url: database.url, clock: stillClock() });
    await fill(storage);
    await spread(database.url);
  });
  afterAll(async () => {
    await storage?.close();
    await database?.drop();
  });
  facts(() => opened(storage));
});

function opened(storage: OpenStorage | undefined): OpenStorage {
  if (storage === undefined) throw new Error("The shop is not open.");
  return storage;
}

async function spread(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`update products set seq = seq * ${STRIDE} where seq > ${COUNT - NEWEST}`);
  await client.end();
}

// What visitors and the owner ask of a catalogue, each as one call of the shop without HTTP.
import type { App } from "../../src/app.ts";
import type { Product } from "../../src/core/catalogue/product.ts";
import type { ProductQuery } from "../../src/core/catalogue/product-query.ts";
import { PAGE_SIZE } from "../../src/core/paging/page.ts";
import { CATEGORY_NAMES, COMMON_WORD, RARE_WORD } from "./made-up-products.ts";

export interface Operation {
  readonly name: string;
  /** At a million products it may cost twice what it costs at a thousand. */
  readonly isFlat: boolean;
  readonly run: () => Promise<unknown>;
}

const DEEP_PAGE = 200;
const PRODUCTS = 25;

/** The same operations on any catalogue, in the same order. */
export async function listOperations(app: App): Promise<readonly Operation[]> {
  return [
    ...pages(app, await pickProducts(app)),
    ...(await deepPages(app)),
    ...searches(app),
    ...orders(app),
    ...others(app),
  ];
}

const flat = (name: string, run: () => Promise<unknown>): Operation => ({ name, isFlat: true, run });
const bounded = (name: string, run: () => Promise<unknown>): Operation => ({ name, isFlat: false, run });

const listed = ({ catalogue }: App, query: Partial<ProductQuery>, cursor?: string) =>
  catalogue.listProducts({ visibility: "public", ...query }, { limit: PAGE_SIZE, cursor });

function pages(app: App, products: readonly Product[]): Operation[] {
  const { catalogue } = app;
  let visits = 0;
  const nextProduct = () => products[(visits += 1) % products.length];
  return [
    flat("home: shelves, newest, categories, prices", () =>
      Promise.all([
        listed(app, { featured: true }),
        listed(app, { trending: true }),
        listed(app, {}),
        catalogue.listCategories(),
        catalogue.listPriceChoices(),
      ]),
    ),
    flat("category: the first page of the largest", () => openCategory(app, CATEGORY_NAMES[0])),
    flat("category: the 200th", () => openCategory(app, CATEGORY_NAMES.at(-1))),
    flat("product, with related ones", async () => {
      const found = await catalogue.findProduct(nextProduct()?.slug ?? "");
      if (found === undefined) throw new Error("The product is gone.");
      await Promise.all([catalogue.listRelatedProducts(found.product), catalogue.listCategories()]);
    }),
    flat("dashboard", () => Promise.all([catalogue.count("all"), catalogue.listCategoriesWithUse()])),
    flat("list of 48 (API)", () => listed(app, {})),
  ];
}

async function openCategory(app: App, name = "", cursor?: string) {
  return Promise.all([listed(app, { category: name }, cursor), app.catalogue.listCategories()]);
}

async function deepPages(app: App): Promise<Operation[]> {
  const [category = ""] = CATEGORY_NAMES;
  const inCategory = await deepCursor(app, { category });
  const inSearch = await deepCursor(app, { q: COMMON_WORD });
  return [
    flat(`category: page ${DEEP_PAGE} of the largest`, () => openCategory(app, category, inCategory)),
    flat(`search: page ${DEEP_PAGE} of a common word`, () => listed(app, { q: COMMON_WORD }, inSearch)),
  ];
}

/** The cursor of a deep page, or of the last full one where there are fewer. */
async function deepCursor(app: App, query: Partial<ProductQuery>): Promise<string | undefined> {
  let last: string | undefined;
  let cursor: string | undefined;
  for (let page = 1; page < DEEP_PAGE; page += 1) {
    const { items, nextCursor } = await listed(app, query, cursor);
    if (nextCursor === undefined) return items.length < PAGE_SIZE ? last : cursor;
    last = cursor;
    cursor = nextCursor;
  }
  return cursor;
}

function searches(app: App): Operation[] {
  const [largest = ""] = CATEGORY_NAMES;
  const search = (query: Partial<ProductQuery>) => () => listed(app, query);
  return [
    flat("search: a common word", search({ q: COMMON_WORD })),
    flat("search: a rare word", search({ q: RARE_WORD })),
    flat("search: a word that no title holds", search({ q: "zzyzx" })),
    flat("search: three letters", search({ q: "gia" })),
    bounded("search: a word of every 140th title", search({ q: "unicorn" })),
    bounded("search: two words that titles join", search({ q: "tiny lamp" })),
    bounded("search: two words that no title joins", search({ q: "mug giant" })),
    bounded("search: four words", search({ q: "glowing flamingo for dads" })),
    bounded("search: a common word in the largest category", search({ q: COMMON_WORD, category: largest })),
    bounded("search: a common word in the 200th category", search({ q: COMMON_WORD, category: CATEGORY_NAMES.at(-1) })),
    bounded(
      "search: a common word in a band of prices",
      search({ q: COMMON_WORD, priceFrom: 20_000, priceBelow: 60_000 }),
    ),
    bounded(
      "search: a word of every 140th title in a band of prices",
      search({ q: "unicorn", priceFrom: 20_000, priceBelow: 60_000 }),
    ),
    bounded("search: a rare word in a band of prices", search({ q: RARE_WORD, priceFrom: 20_000, priceBelow: 60_000 })),
    bounded("search: common letters that no title joins", search({ q: "for for" })),
    bounded("search: two letters, common", search({ q: "la" })),
    bounded("search: two letters that no title holds", search({ q: "qz" })),
    bounded("search: one letter", search({ q: "z" })),
    bounded("search: words close to what was typed", () => app.catalogue.listCloseMatches("inflatabel unicron")),
    bounded("search: words in another order", () => app.catalogue.listCloseMatches("mug giant")),
  ];
}

function orders(app: App): Operation[] {
  const search = (query: Partial<ProductQuery>) => () => listed(app, query);
  return [
    bounded("sorted by title", search({ sort: "title_asc" })),
    bounded("sorted by price", search({ sort: "price_asc" })),
    bounded("sorted by title, a common word", search({ sort: "title_desc", q: COMMON_WORD })),
    bounded("sorted by price, a common word", search({ sort: "price_asc", q: COMMON_WORD })),
    bounded("a band of prices, newest first", search({ priceFrom: 20_000, priceBelow: 60_000 })),
    bounded("without a picture, in a band of prices", search({ withoutPicture: true, priceFrom: 0, priceBelow: 900 })),
    bounded(
      "featured and trending, in the 200th category",
      search({ featured: true, trending: true, category: CATEGORY_NAMES.at(-1) }),
    ),
  ];
}

function others(app: App): Operation[] {
  const { catalogue } = app;
  return [
    bounded("feed", () => catalogue.listProducts({ visibility: "public" }, { limit: 30 })),
    bounded("a part of the sitemap", () => catalogue.listProductAddresses({ afterSeq: 0, upToSeq: 10_000 })),
    bounded("a product by chance", () => catalogue.pickProduct(Math.random())),
    bounded("the start's look at the stored prices", () => catalogue.rereadPrices()),
  ];
}

async function pickProducts({ catalogue }: App): Promise<readonly Product[]> {
  const picked = await Promise.all(
    Array.from({ length: PRODUCTS }, (_, index) => catalogue.pickProduct((index + 0.5) / PRODUCTS)),
  );
  return picked.filter((product) => product !== undefined);
}

// Adapter: reads the shop through `/api`, for pages that the browser opens by itself.
import type { LoadProblem } from "../browser/load-problem.ts";
import type { CategoryJson } from "../../wire/category-json.ts";
import type { DealJson } from "../../wire/deal-json.ts";
import type { GiveawayJson } from "../../wire/giveaway-json.ts";
import type { GuideDetailJson, GuideJson } from "../../wire/guide-json.ts";
import type { PriceChoiceJson } from "../../wire/price-choice-json.ts";
import type { ListedProductJson, ProductJson } from "../../wire/product-json.ts";
import type { ShopPageJson } from "../../wire/shop-page-json.ts";
import type { ProductsPage, ProductsQuery, ShopReader } from "./shop-reader.ts";

const RELATED_LIMIT = 4;
const NOT_FOUND = 404;
/** From a gateway with no shop behind it. A 503 is the shop's own answer: it ends in the specified state. */
const AWAY: ReadonlySet<number> = new Set([502, 504]);

/** The shop couldn't be reached: the connection is lost, or the server is down. */
class UnreachableError extends Error {}

export const problemOf = (error: unknown): LoadProblem["kind"] =>
  error instanceof UnreachableError ? "unreachable" : "failed";

export const browserShopReader: ShopReader = {
  async listProducts(query) {
    const response = await ask(`/products${searchOf(query)}`);
    return toPage(await bodyOf<readonly ProductJson[]>(response), response.headers);
  },
  findProduct: (slug) => find<ProductJson>(`/products/${encodeURIComponent(slug)}`),
  async listRelated({ id, category }) {
    const sameCategory = await read<readonly ProductJson[]>(
      `/products${searchOf({ category, limit: RELATED_LIMIT + 1 })}`,
    );
    return sameCategory.filter((product) => product.id !== id).slice(0, RELATED_LIMIT);
  },
  listCloseMatches: (q) => read<readonly ProductJson[]>(`/close-matches?${new URLSearchParams({ q }).toString()}`),
  listSaved: (slugs) =>
    read<readonly ListedProductJson[]>(`/saved-products?${new URLSearchParams({ slugs: slugs.join(",") }).toString()}`),
  listPriceChoices: () => read<readonly PriceChoiceJson[]>("/price-choices"),
  listCategories,
  // As specified, from the full list. Old slugs aren't in it.
  findCategory: async (slug) =>
    (await listCategories()).find((one) => one.slug === slug) ??
    find<CategoryJson>(`/categories/${encodeURIComponent(slug)}`),
  listGuides: () => read<readonly GuideJson[]>("/gift-guides"),
  findGuide: (slug) => find<GuideDetailJson>(`/gift-guides/${encodeURIComponent(slug)}`),
  listGiveaways: () => read<readonly GiveawayJson[]>("/giveaways"),
  findGiveaway: (slug) => find<GiveawayJson>(`/giveaways/${encodeURIComponent(slug)}`),
  listActiveDeals: () => read<readonly DealJson[]>("/exclusives?active=true"),
  findShopPage: (key) => find<ShopPageJson>(`/pages/${key}`),
};

function listCategories(): Promise<readonly CategoryJson[]> {
  return read("/categories");
}

async function read<Body>(path: string): Promise<Body> {
  return bodyOf<Body>(await ask(path));
}

async function find<Body>(path: string): Promise<Body | undefined> {
  const response = await send(path);
  if (response.status === NOT_FOUND) return undefined;
  return bodyOf<Body>(accepted(response));
}

async function ask(path: string): Promise<Response> {
  return accepted(await send(path));
}

const send = (path: string): Promise<Response> => reached(fetch(`/api${path}`));

/** The connection may also break during the response. */
const bodyOf = <Body>(response: Response): Promise<Body> => reached(response.json() as Promise<Body>);

async function reached<Value>(arriving: Promise<Value>): Promise<Value> {
  try {
    return await arriving;
  } catch (cause) {
    throw new UnreachableError(String(cause), { cause });
  }
}

function accepted(response: Response): Response {
  if (response.ok) return response;
  const message = `${response.url} answered ${response.status}.`;
  throw AWAY.has(response.status) ? new UnreachableError(message) : new Error(message);
}

function searchOf(query: ProductsQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? "" : `?${search.toString()}`;
}

/** The next page stands in `Link`, the total in `X-Total-Count`; `X-Total-Capped` where counting stopped there. */
function toPage(items: readonly ProductJson[], headers: Headers): ProductsPage {
  const total = headers.get("X-Total-Count") ?? String(items.length);
  const next = /<([^>]*)>;\s*rel="?next"?/.exec(headers.get("Link") ?? "")?.[1];
  return {
    items,
    nextCursor: next === undefined ? undefined : cursorOf(next),
    total: Number.parseInt(total, 10),
    totalIsCapped: headers.get("X-Total-Capped") === "true",
  };
}

const cursorOf = (address: string): string | undefined =>
  new URL(address, "http://shop.invalid").searchParams.get("cursor") ?? undefined;

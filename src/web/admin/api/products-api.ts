import type { ProductSort } from "../../../core/catalogue/product-order.ts";
import type { ProductJson } from "../../../wire/product-json.ts";
import type { StatsJson } from "../../../wire/stats-json.ts";
import type { ListFlag } from "../list-place/list-address.ts";
import { call, jsonOf } from "./call.ts";
import { deleteAt } from "./delete-at.ts";
import { nextCursorOf, totalOf } from "./list-headers.ts";

/** What the API takes for a product (specification, section 7). */
export interface ProductBody {
  readonly title: string;
  readonly description: string;
  readonly long_description: string;
  readonly images: readonly string[];
  readonly price: string;
  readonly affiliate_link: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly featured: boolean;
  readonly trending: boolean;
  readonly hidden: boolean;
  /** Only for an existing one. Omitted: the slug stays. */
  readonly slug?: string | undefined;
}

export interface ProductListing {
  readonly items: readonly ProductJson[];
  /** Absent on the last page. */
  readonly nextCursor: string | undefined;
  /** "130", or "1,000+" where the server stopped counting. */
  readonly total: string;
}

interface ListRequest {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly flags?: readonly ListFlag[];
  readonly sort?: ProductSort;
  readonly cursor?: string | undefined;
  /** 1 to 100. */
  readonly limit: number;
}

const pathOf = (id: string): string => `/products/${encodeURIComponent(id)}`;

/** `GET /products` by page, hidden ones too. `q` matches a part of the title, a URL, an ASIN or a slug. */
export async function listProducts(request: ListRequest, signal?: AbortSignal): Promise<ProductListing> {
  const { q = "", category = "", flags = [], sort = "newest", cursor, limit } = request;
  const query = new URLSearchParams({ visibility: "all", limit: String(limit) });
  if (sort !== "newest") query.set("sort", sort);
  if (q !== "") query.set("q", q);
  if (category !== "") query.set("category", category);
  for (const flag of flags) query.set(flag, "true");
  if (cursor !== undefined) query.set("cursor", cursor);
  const response = await call(`/products?${query.toString()}`, { signal });
  const items = await jsonOf<readonly ProductJson[]>(response);
  return { items, nextCursor: nextCursorOf(response.headers), total: totalOf(response.headers) };
}

/** `PUT /products/{id}/visibility`. Throws ApiError 404 when it is gone. */
export async function setVisibility(id: string, hidden: boolean): Promise<ProductJson> {
  return jsonOf(await call(`${pathOf(id)}/visibility`, { method: "PUT", body: { hidden } }));
}

/** `GET /close-matches`: public products whose titles are a typo away from the term, at most 8. */
export async function listCloseMatches(q: string, signal?: AbortSignal): Promise<readonly ProductJson[]> {
  return jsonOf(await call(`/close-matches?${new URLSearchParams({ q }).toString()}`, { signal }));
}

/** `GET /stats`: how many products there are, how many carry which flag, and how many categories. */
export async function readStats(signal?: AbortSignal): Promise<StatsJson> {
  return jsonOf(await call("/stats", { signal }));
}

/** One product by its id, undefined when it does not exist (any more). */
export async function findProduct(id: string, signal?: AbortSignal): Promise<ProductJson | undefined> {
  const query = new URLSearchParams({ visibility: "all", id, limit: "1" });
  const [product] = await jsonOf<readonly ProductJson[]>(await call(`/products?${query.toString()}`, { signal }));
  return product;
}

/** `POST /products`, once for each key. Throws ApiError 422 with the fields at fault. */
export async function createProduct(body: ProductBody, onceKey: string): Promise<ProductJson> {
  return jsonOf(await call("/products", { method: "POST", body, onceKey }));
}

/**
 * `PUT /products/{id}`.
 *
 * @param startedFrom the `updated_at` of the version that was edited: when the product has changed since, the call
 * throws ApiError 409 with that product as `current`.
 */
export async function reviseProduct(id: string, body: ProductBody, startedFrom: string): Promise<ProductJson> {
  return jsonOf(await call(pathOf(id), { method: "PUT", body: { ...body, updated_at: startedFrom } }));
}

/** `DELETE /products/{id}`. One that is gone already counts as deleted. */
export async function deleteProduct(id: string): Promise<void> {
  await deleteAt(pathOf(id));
}

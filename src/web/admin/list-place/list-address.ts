// Where in the product list somebody is: the term, the filters, the order and the page, kept in the address so that Back
// and a reload find it.
import { PRODUCT_SORTS, type ProductSort } from "../../../core/catalogue/product-order.ts";

/** What a list can be narrowed to, by the names of the API. */
export const LIST_FLAGS = [
  "featured",
  "trending",
  "hidden",
  "without_picture",
  "without_amount",
  "deleted_category",
] as const;
export type ListFlag = (typeof LIST_FLAGS)[number];

/** Which products are listed, whatever their order and page. */
export interface ListFilter {
  /** Trimmed; empty when nothing is searched. */
  readonly q: string;
  /** A category's name; empty for all of them. */
  readonly category: string;
  readonly flags: readonly ListFlag[];
}

export interface ListPlace extends ListFilter {
  readonly sort: ProductSort;
  /** The cursor of this page; absent on the first one. */
  readonly after: string | undefined;
}

export const WHOLE_LIST: ListPlace = { q: "", category: "", flags: [], sort: "newest", after: undefined };

export function toListPlace(search: URLSearchParams): ListPlace {
  const sort = search.get("sort");
  return {
    q: search.get("q")?.trim() ?? "",
    category: search.get("category")?.trim() ?? "",
    flags: LIST_FLAGS.filter((flag) => search.get(flag) === "true"),
    sort: PRODUCT_SORTS.find((known) => known === sort) ?? "newest",
    after: search.get("after") ?? undefined,
  };
}

export function toListAddress({ q, category, flags, sort, after }: ListPlace): string {
  const search = new URLSearchParams();
  if (q !== "") search.set("q", q);
  if (category !== "") search.set("category", category);
  for (const flag of flags) search.set(flag, "true");
  if (sort !== "newest") search.set("sort", sort);
  if (after !== undefined) search.set("after", after);
  return search.size === 0 ? "/admin/products" : `/admin/products?${search.toString()}`;
}

export const isFiltered = ({ q, category, flags }: ListFilter): boolean =>
  q !== "" || category !== "" || flags.length > 0;

/** The flags with one more, or without it. */
export const withFlagTurned = (flags: readonly ListFlag[], turned: ListFlag): readonly ListFlag[] =>
  LIST_FLAGS.filter((flag) => (flag === turned ? !flags.includes(flag) : flags.includes(flag)));

/** The cursors of the pages before this one, carried in the history entry; the first page's is null. */
export type PageTrail = readonly (string | null)[];

export function trailOf(state: unknown): PageTrail {
  if (typeof state !== "object" || state === null || !("trail" in state)) return [];
  const { trail } = state;
  return Array.isArray(trail) && trail.every((cursor) => cursor === null || typeof cursor === "string") ? trail : [];
}

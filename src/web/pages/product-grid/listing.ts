import { foldCommonText } from "../../../core/text/fold-common.ts";
import type { ProductsQuery } from "../../shop-reader/shop-reader.ts";

/** Of the storefront's lists: what the first reading asks for, too. */
export const PAGE_SIZE = 48;

/** Which part of the catalogue a list shows, as its address says it; "" is no condition. */
export interface Listing {
  readonly term: string;
  /** A category's name. */
  readonly category: string;
  /** Whole units of the shop's currency: "15-30", "-15", "60-". The upper end is the first amount beyond. */
  readonly price: string;
  /** "" is newest first. */
  readonly sort: string;
  /** The cursor behind which it begins; undefined: at its beginning. */
  readonly after?: string | undefined;
}

export const SORTS = [
  ["", "Newest"],
  ["price_asc", "Price low to high"],
  ["price_desc", "Price high to low"],
] as const;

/** Values that no link of the shop has change nothing. */
export function readListing(search: URLSearchParams): Listing {
  const valueOf = (name: string) => search.get(name) ?? "";
  const price = valueOf("price");
  const sort = valueOf("sort");
  return {
    term: valueOf("q"),
    category: valueOf("category"),
    price: isBand(price) ? price : "",
    sort: SORTS.some(([known]) => known === sort) ? sort : "",
    after: search.get("after") ?? undefined,
  };
}

/** With an end, and prices between its ends. */
function isBand(price: string): boolean {
  const [, from = "", below = ""] = /^(\d{0,7})-(\d{0,7})$/.exec(price) ?? [];
  return below === "" ? from !== "" : Number(from) < Number(below);
}

/** The limits of a price band, in whole units. */
export function toBand(price: string): { readonly from: number | undefined; readonly below: number | undefined } {
  const [from, below] = price.split("-").map((end) => (end === "" ? undefined : Number(end)));
  return { from, below };
}

export function toAddress(path: string, { term: q, category, price, sort, after }: Listing): string {
  const search = new URLSearchParams(given({ q, category, price, sort, after })).toString();
  return search === "" ? path : `${path}?${search}`;
}

export function toQuery({ term: q, category, price, sort, after: cursor }: Listing): ProductsQuery {
  const [price_from, price_below] = price.split("-");
  return { limit: PAGE_SIZE, ...given({ q, category, price_from, price_below, sort, cursor }) };
}

export const isFiltered = ({ category, price, sort }: Listing): boolean => category + price + sort !== "";

/** Listings that show the same products in the same order have one key; terms that find the same are one. */
export const listingKey = ({ term, category, price, sort, after }: Listing): string =>
  [after, foldCommonText(term) ?? term.trim(), category, price, sort].join("\n");

function given(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

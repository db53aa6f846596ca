import { priceBandLabel } from "../../../core/catalogue/price-band-label.ts";
import type { PriceDefaults } from "../../../core/money/price.ts";
import { type Listing, SORTS, toBand } from "./listing.ts";

/** Longer terms are cut: a title is a line, and a term may have 200 characters. */
const TERM_MAX = 60;

interface TitledListing {
  readonly listing: Listing;
  /** What the page is called without a search; absent on home. */
  readonly shelf?: string;
  /** The shop's currency and locale. */
  readonly money: PriceDefaults;
}

/** The title of a page that shows part of a list; undefined where it shows the list as it is, on home. */
export function listingTitle({ listing, shelf, money }: TitledListing): string | undefined {
  const { category, price, sort, after } = listing;
  const names = [searchTitle(listing.term), category || (shelf ?? "")].filter(isText);
  const details = [
    price === "" ? "" : priceBandLabel(toBand(price), money).replace("Under", "under"),
    sort === "" ? "" : SORTS.find(([value]) => value === sort)?.[1],
    after === undefined ? "" : "more products",
  ].filter(isText);
  if (names.length + details.length === 0) return undefined;
  return [...(names.length === 0 ? ["All Products"] : names), ...details].join(", ");
}

const isText = (part: string | undefined): part is string => part !== undefined && part !== "";

function searchTitle(term: string): string {
  const searched = shorten(term.trim());
  return searched === "" ? "" : `Search results for “${searched}”`;
}

function shorten(term: string): string {
  return term.length <= TERM_MAX ? term : `${term.slice(0, TERM_MAX - 1).toWellFormed()}…`;
}

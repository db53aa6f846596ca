import { type Listing, SORTS } from "./listing.ts";

/** Longer terms are cut: a title is a line, and a term may have 200 characters. */
const TERM_MAX = 60;

interface TitledListing {
  readonly listing: Listing;
  /** What the page is called without a search; absent on home. */
  readonly shelf?: string;
  /** How the shop writes an amount of its currency. */
  readonly formatAmount: (amount: number) => string;
}

/** The title of a page that shows part of a list; undefined where it shows the list as it is, on home. */
export function listingTitle({ listing, shelf, formatAmount }: TitledListing): string | undefined {
  const { category, price, sort, after } = listing;
  const names = [searchTitle(listing.term), category || (shelf ?? "")].filter(isText);
  const details = [
    priceRangeTitle(price, formatAmount),
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

/** "15-30" as "$15–$30", "-15" as "under $15", "60-" as "$60 and up". */
function priceRangeTitle(price: string, formatAmount: (amount: number) => string): string {
  if (price === "") return "";
  const [from = "", below = ""] = price.split("-");
  if (from === "") return `under ${formatAmount(Number(below))}`;
  if (below === "") return `${formatAmount(Number(from))} and up`;
  return `${formatAmount(Number(from))}–${formatAmount(Number(below))}`;
}

function shorten(term: string): string {
  return term.length <= TERM_MAX ? term : `${term.slice(0, TERM_MAX - 1).toWellFormed()}…`;
}

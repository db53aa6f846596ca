import { readListing, toAddress } from "../web/pages/product-grid/listing.ts";

/** What no page of any shop is named. */
const NOWHERE = "/no-such-page";
/** Only there to read an address by. */
const ORIGIN = "http://shop.invalid";

/**
 * The normalised path with the query parameters that the page there reads: all that a page depends on, and what it is
 * kept under. Other parameters change nothing.
 *
 * @param target as a request names it: a path with its query, or a whole address
 */
export function toPageAddress(target: string): string {
  const url = URL.parse(target.startsWith("/") ? ORIGIN + target : target);
  // React Router reads `.data` as a call for a page's data; the browser reads the API instead.
  if (url === null || url.pathname.endsWith(".data")) return NOWHERE;
  return withQuery(url.pathname.replace(/\/{2,}/g, "/"), url.searchParams);
}

function withQuery(path: string, search: URLSearchParams): string {
  if (path === "/") return toAddress(path, readListing(search));
  if (/^\/category\//i.test(path)) return toAddress(path, { ...readListing(search), term: "", category: "" });
  const items = /^\/saved\/?$/i.test(path) ? search.get("items") : null;
  return items === null || items === "" ? path : `${path}?${new URLSearchParams({ items }).toString()}`;
}

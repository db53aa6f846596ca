import { isSlug } from "../text/slug.ts";

/** What owners can paste into the product search besides words of a title. */
export type LinkTerm =
  | { readonly kind: "slug"; readonly slug: string }
  /** A part of an affiliate link. */
  | { readonly kind: "link"; readonly part: string };

/** Amazon's product numbers: those of books are ISBNs, all others begin with B0. */
const ASIN = /^(?:B0[A-Z0-9]{8}|\d{9}[\dX])$/i;
const ASIN_IN_PATH = /\/(?:dp|gp\/product|gp\/aw\/d|product-reviews|exec\/obidos\/asin)\/([A-Z0-9]{10})(?=[/?#]|$)/i;
const URL_LIKE = /^(?:https?:\/\/)?(?:www\.)?([^\s/?#]+\.[^\s/?#]+\/[^\s?#]*)/i;
const SHOP_PAGE = /^(?:https?:\/\/[^\s/]+)?\/product\/([^\s/?#]+)/i;

/** Undefined where the term is words. A URL loses its scheme and query: the tag in the stored link may differ. */
export function toLinkTerm(text: string): LinkTerm | undefined {
  const term = text.trim();
  if (ASIN.test(term)) return { kind: "link", part: term };
  const slug = SHOP_PAGE.exec(term)?.[1] ?? term;
  if (isSlug(slug) && (slug !== term || term.includes("-"))) return { kind: "slug", slug };
  const part = (ASIN_IN_PATH.exec(term) ?? URL_LIKE.exec(term))?.[1];
  return part === undefined ? undefined : { kind: "link", part: withoutEndSlashes(part) };
}

const withoutEndSlashes = (part: string): string => part.replace(/\/+$/, "");

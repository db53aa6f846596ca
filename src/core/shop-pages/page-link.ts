import { type AddressResult, parseSafeUrl, type SafeUrl } from "../text/safe-url.ts";

declare const ownPathBrand: unique symbol;

/** A page of the shop itself, from its first slash. Only `parsePageLink` makes one. */
export type OwnPath = string & { readonly [ownPathBrand]: true };

/** Where a link inside a text may lead. */
export type PageLink = SafeUrl | OwnPath;

/** One slash, then what an address may hold; `//host` would leave the shop. */
const OWN_PATH = /^\/(?!\/)[\w\-.~/?#=&%+:@,;!$'()*]{0,1000}$/;

/** Reads a link of a text: a page of this shop such as /about, or a web address as `parseSafeUrl` takes it. */
export function parsePageLink(text: string): AddressResult<PageLink> {
  const path = text.trim();
  if (OWN_PATH.test(path)) return { ok: true, url: path as OwnPath, warnings: [] };
  return parseSafeUrl(text);
}

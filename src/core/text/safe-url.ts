import { cutOuterBlanks } from "./clean-text.ts";
import { hostReach } from "./reachable-host.ts";

declare const safeUrlBrand: unique symbol;

/** An http or https address that is safe to open: only `parseSafeUrl` makes one. */
export type SafeUrl = string & { readonly [safeUrlBrand]: true };

/** What became of an address somebody typed; `reason` and `warnings` are sentences for that person. */
export type AddressResult<Address extends string> =
  | { readonly ok: true; readonly url: Address; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly reason: string };

const MAX_ADDRESS_LENGTH = 8192;
const NO_WEBSITE = "This is not a valid link. Check the name of the website in it.";
const LEADING_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const WEB_ADDRESS_START = /^https?:\/\/(?![/?#])/i;
const BLANK_THEN_ADDRESS = /\shttps?:\/\//i;

/**
 * Reads an affiliate link. What comes back is the text byte for byte, after blanks and zero-width
 * characters around it are cut and `&amp;` from pasted HTML is mended; reading it again changes nothing.
 *
 * Refused: other schemes than http and https, no host, hosts that shoppers cannot reach, credentials,
 * control characters, backslashes, more than 8,192 characters, and text after the link (a blank
 * followed by nothing that belongs into an address: none of `/ ? & = #`).
 */
export function parseSafeUrl(text: string): AddressResult<SafeUrl> {
  const address = mendAddress(text);
  const reason = malformedReason(address) ?? trailingTextReason(address) ?? hostReason(address);
  if (reason !== undefined) return { ok: false, reason };
  return { ok: true, url: address as SafeUrl, warnings: linkWarnings(address) };
}

/** The text without blanks and zero-width characters around it, `&amp;` as `&` (however often it was escaped). */
export function mendAddress(text: string): string {
  return cutOuterBlanks(text).replace(/&(?:amp;)+/gi, "&");
}

/** What is wrong with the characters or the beginning of a mended address. */
export function malformedReason(address: string): string | undefined {
  if (address === "") return "Enter a link.";
  if (address.length > MAX_ADDRESS_LENGTH) return "The link is longer than 8,192 characters.";
  if (/[\p{Cc}\p{Cs}]/u.test(address)) {
    return "There is a tab, a line break or another control character in the link. Paste it again as one line.";
  }
  if (address.includes("\\")) return "There is a backslash in the link. Use / instead.";
  return schemeReason(address);
}

/** What is wrong with the host of a mended, well-formed address. */
export function hostReason(address: string): string | undefined {
  const authority = address.split(/[/?#]/, 3)[2] ?? "";
  if (authority.includes("@")) {
    return "There is a user name or password in the link. Take out what stands before the @.";
  }
  if (!URL.canParse(address)) return NO_WEBSITE;
  switch (hostReach(new URL(address).hostname)) {
    case "public":
      return undefined;
    case "private":
      return "The link is not reachable for shoppers: it points into a private network.";
    case "invalid":
      return NO_WEBSITE;
  }
}

/** What the owner should look at in an address that is accepted. */
export function linkWarnings(address: string): string[] {
  const warnings: string[] = [];
  if (/^http:/i.test(address)) {
    warnings.push("The link is plain http. Use https if the merchant offers it.");
  }
  if (endsInStrayMark(address)) {
    const mark = address.at(-1) ?? "";
    warnings.push(`The link ends in "${mark}". Check that this belongs to it.`);
  }
  if (/\p{Cf}/u.test(address)) {
    warnings.push("There is an invisible character inside the link. Check that it opens.");
  }
  if (/%(?![0-9a-f]{2})/i.test(address)) {
    warnings.push('There is a broken "%" code in the link. Check that it opens.');
  }
  return warnings;
}

function schemeReason(address: string): string | undefined {
  if (WEB_ADDRESS_START.test(address)) return undefined;
  if (address.startsWith("//")) return 'The link has no beginning. Put "https:" in front of it.';
  if (/^https?:/i.test(address)) return NO_WEBSITE;
  const scheme = LEADING_SCHEME.exec(address)?.[0];
  if (scheme !== undefined && !scheme.includes(".")) {
    return `Only links that start with https:// or http:// are accepted, not ${scheme}`;
  }
  return "A link must start with https:// or http://.";
}

function trailingTextReason(address: string): string | undefined {
  const blankAt = address.search(/\s/);
  if (blankAt === -1) return undefined;
  if (BLANK_THEN_ADDRESS.test(address)) return "There is more than one link. Keep only one.";
  if (/[/?&=#]/.test(address.slice(blankAt))) return undefined;
  return "There is text after the link. Keep only the address.";
}

const OPENING: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

function endsInStrayMark(address: string): boolean {
  const last = address.at(-1) ?? "";
  const opening = OPENING[last];
  if (opening !== undefined) return address.split(opening).length < address.split(last).length;
  return /[>"'.,;]/.test(last);
}

import { cutOuterBlanks } from "./clean-text.ts";
import { parseImageAddress } from "./image-address.ts";

/** Lines, and blanks in front of another URL: a blank inside a URL is part of it. */
const BETWEEN_ADDRESSES = /[\r\n]+|[,;]?\s+(?=https?:\/\/|\/(?:demo|media)\/)/i;

/** The image URLs in a typed or pasted text, in their order. */
export function splitImageAddresses(text: string): readonly string[] {
  return text
    .split(BETWEEN_ADDRESSES)
    .map(cutOuterBlanks)
    .filter((address) => address !== "");
}

export interface SortedImageAddresses {
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
  /** Why the first invalid one is not accepted. */
  readonly reason: string | undefined;
}

/** Separates valid image URLs from invalid ones. */
export function sortImageAddresses(addresses: readonly string[]): SortedImageAddresses {
  const results = addresses.map((address) => ({ address, parsed: parseImageAddress(address) }));
  const refused = results.filter(({ parsed }) => !parsed.ok);
  const [first] = refused;
  return {
    valid: results.filter(({ parsed }) => parsed.ok).map(({ address }) => address),
    invalid: refused.map(({ address }) => address),
    reason: first === undefined || first.parsed.ok ? undefined : first.parsed.reason,
  };
}

/** Names that only mean something inside one machine or one house. */
const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|corp|home\.arpa)$/;
const LABEL = /^[a-z0-9_-]{1,63}$/;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** What a host name is worth to a shopper: `public`, `private` (their own network) or `invalid`. */
export type HostReach = "public" | "private" | "invalid";

/**
 * Judges the host of an address without looking it up.
 *
 * @param hostname as `URL.hostname` gives it: lower case, punycode, odd IPv4 spellings resolved.
 */
export function hostReach(hostname: string): HostReach {
  const host = hostname.endsWith(".") ? hostname.slice(0, -1) : hostname;
  if (PRIVATE_NAMES.test(host) || host.startsWith("[")) return "private";
  if (IPV4.test(host)) return isPrivateIPv4(host) ? "private" : "public";
  const labels = host.split(".");
  const hasRealLabels = labels.length > 1 && labels.every((label) => LABEL.test(label));
  return hasRealLabels && /[a-z]/.test(labels.at(-1) ?? "") ? "public" : "invalid";
}

/** First octet, then the least and the greatest second octet of the ranges that RFC 6890 keeps off the public network. */
const PRIVATE_RANGES: readonly (readonly [first: number, from: number, to: number])[] = [
  [0, 0, 255],
  [10, 0, 255],
  [100, 64, 127],
  [127, 0, 255],
  [169, 254, 254],
  [172, 16, 31],
  [192, 168, 168],
];
const FIRST_MULTICAST = 224;

function isPrivateIPv4(host: string): boolean {
  const [a = 0, b = 0] = host.split(".").map(Number);
  return a >= FIRST_MULTICAST || PRIVATE_RANGES.some(([first, from, to]) => a === first && b >= from && b <= to);
}

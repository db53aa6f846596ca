// Apart from the parser: public pages show pictures, they never read what somebody typed.
import type { ImageAddress } from "./image-address.ts";

/**
 * What goes into `src`: blanks and other than ASCII characters percent-encoded, all else as given. Done
 * by hand, not by `URL.href`, so that server and browser write the very same characters.
 */
export function imageSource(address: ImageAddress): string {
  if (address.startsWith("/")) return address;
  const origin = /^https?:\/\/[^/?#]*/i.exec(address)?.[0] ?? "";
  return origin + address.slice(origin.length).replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

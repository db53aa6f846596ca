import { hostReason, linkWarnings, malformedReason, mendAddress } from "./safe-url.ts";
import type { AddressResult } from "./safe-url.ts";

declare const imageAddressBrand: unique symbol;

/** Where a picture lies: a web address or a file of the shop itself. Only `parseImageAddress` makes one. */
export type ImageAddress = string & { readonly [imageAddressBrand]: true };

const OWN_FILE = /^\/(?:demo\/[a-z0-9][a-z0-9_-]*\.webp|media\/[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9]+)*)$/i;
const VIDEO = /\.(?:mp4|m4v|mov|webm|avi|mkv|mpe?g|ogv|3gp)$/i;
const HARD_TO_SHOW = /\.(?:heic|heif|tiff?)$/i;
const SHARE_PAGE_HOSTS = /^(?:drive|docs|photos)\.google\.com$|^(?:www\.)?dropbox\.com$|^1drv\.ms$/;

/**
 * Reads the address of a picture: an address as `parseSafeUrl` takes it, blanks inside allowed, or a
 * file of the shop itself (`/demo/<name>.webp`, `/media/<name>`). Refused besides: `data:`, videos and
 * several addresses in one. Addresses that probably show no picture are accepted with a warning.
 */
export function parseImageAddress(text: string): AddressResult<ImageAddress> {
  const address = mendAddress(text);
  if (OWN_FILE.test(address)) return { ok: true, url: address as ImageAddress, warnings: [] };
  const reason = refusal(address);
  if (reason !== undefined) return { ok: false, reason };
  const warnings = [...linkWarnings(address), ...pictureWarnings(new URL(address))];
  return { ok: true, url: address as ImageAddress, warnings };
}

function refusal(address: string): string | undefined {
  if (address === "") return "Enter the address of a picture.";
  if (/^\/(?!\/)/.test(address)) {
    return "This is not a full address. Start it with https:// or name a picture of this shop.";
  }
  if (/^data:/i.test(address)) {
    return "Pictures inside the address (data:) are not accepted. Enter where the picture lies on the web.";
  }
  const reason = malformedReason(address) ?? hostReason(address);
  if (reason !== undefined) return reason;
  if (/[\s|]https?:\/\//i.test(address)) return "There is more than one address. Add them one by one.";
  return VIDEO.test(new URL(address).pathname) ? "This is a video. Enter the address of a picture." : undefined;
}

function pictureWarnings(url: URL): string[] {
  const warnings: string[] = [];
  if (SHARE_PAGE_HOSTS.test(url.hostname)) {
    warnings.push("This link opens a page, not the picture itself. Shoppers will see the placeholder.");
  }
  if (HARD_TO_SHOW.test(url.pathname)) {
    warnings.push("Many browsers cannot show this kind of picture. Use JPEG, PNG, WebP or AVIF.");
  }
  return warnings;
}

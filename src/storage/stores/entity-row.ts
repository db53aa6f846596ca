import { parseImageAddress } from "../../core/text/image-address.ts";
import type { ImageAddress } from "../../core/text/image-address.ts";
import { parseSafeUrl } from "../../core/text/safe-url.ts";
import type { SafeUrl } from "../../core/text/safe-url.ts";

/** Undefined for what the rules refuse: a database from elsewhere may hold anything. */
export function toSafeUrl(text: string): SafeUrl | undefined {
  const result = parseSafeUrl(text);
  return result.ok ? result.url : undefined;
}

/** "" for no picture, and for an address that the rules refuse. */
export function toImage(text: string): ImageAddress | "" {
  if (text === "") return "";
  const result = parseImageAddress(text);
  return result.ok ? result.url : "";
}

export function toImages(json: string): readonly ImageAddress[] {
  return toTexts(json).flatMap((text) => toImage(text) || []);
}

export function toTexts(json: string): readonly string[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.filter((item) => typeof item === "string") : [];
}

export function isPresent<Item>(item: Item | undefined): item is Item {
  return item !== undefined;
}

/** The conflict token rises with every change, even when the clock stands still or steps back. */
export function risingAfter(before: { readonly updated_at: number }, updatedAt: number): number {
  return Math.max(updatedAt, before.updated_at + 1);
}

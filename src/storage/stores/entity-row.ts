import { parseImageAddress } from "../../core/text/image-address.ts";
import type { ImageAddress } from "../../core/text/image-address.ts";
import { parseSafeUrl } from "../../core/text/safe-url.ts";
import type { SafeUrl } from "../../core/text/safe-url.ts";

/** Undefined for what the rules refuse: a database from elsewhere may hold anything. */
export const toSafeUrl = remembering((text: string): SafeUrl | undefined => {
  const result = parseSafeUrl(text);
  return result.ok ? result.url : undefined;
});

/** "" for no picture, and for an address that the rules refuse. */
export const toImage = remembering((text: string): ImageAddress | "" => {
  if (text === "") return "";
  const result = parseImageAddress(text);
  return result.ok ? result.url : "";
});

/** So many addresses are as much as the pages hold that are asked for often. */
const REMEMBERED = 10_000;

/** Reading an address takes longer than reading its row, and the same rows are read again and again. */
function remembering<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as Result;
    const result = read(text);
    if (known.size >= REMEMBERED) known.clear();
    known.set(text, result);
    return result;
  };
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

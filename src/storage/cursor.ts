import { DomainError } from "../core/errors/domain-error.ts";

/** The order that a cursor belongs to: one made for another list is refused, not misread. */
type Order = "newest";

/** Opaque to callers: they hand back what they were given. */
export function writeCursor(order: Order, seq: number): string {
  return Buffer.from(JSON.stringify([order, seq])).toString("base64url");
}

/** The page in rows that were read newest first, one more than it may have, and the cursor of the next page. */
export function toNewestPage<Row extends { readonly seq: number }>(rows: readonly Row[], limit: number) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last !== undefined ? writeCursor("newest", last.seq) : undefined };
}

/** Throws DomainError("invalid") on anything that `writeCursor` did not make for this order. */
export function readCursor(order: Order, cursor: string): number {
  const seq = parseSeq(Buffer.from(cursor, "base64url").toString());
  if (seq === undefined || writeCursor(order, seq) !== cursor) {
    throw refusePlace();
  }
  return seq;
}

/** A place in a list that no page gave out. */
export function refusePlace(): DomainError {
  return new DomainError("invalid", "This page of the list does not exist. Start again at the first page.");
}

function parseSeq(text: string): number | undefined {
  const digits = /^\["[a-z]+",(\d{1,15})\]$/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

export type CursorPart = string | number;

/** For lists whose order needs more than the running number. */
export function writePlace(order: string, parts: readonly CursorPart[]): string {
  return Buffer.from(JSON.stringify([order, ...parts])).toString("base64url");
}

/** Throws DomainError("invalid") on anything that `writePlace` did not make for this order. */
export function readPlace(order: string, cursor: string): readonly CursorPart[] {
  const parts = parseParts(Buffer.from(cursor, "base64url").toString());
  const [name, ...place] = parts;
  if (name !== order || writePlace(order, place) !== cursor) throw refusePlace();
  return place;
}

function parseParts(text: string): readonly CursorPart[] {
  try {
    const parts: unknown = JSON.parse(text);
    return Array.isArray(parts) && parts.every((part) => typeof part === "string" || Number.isSafeInteger(part))
      ? parts
      : [];
  } catch {
    return [];
  }
}

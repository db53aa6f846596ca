import { DomainError } from "../core/errors/domain-error.ts";

/** The order that a cursor belongs to: one made for another list is refused, not misread. */
type Order = "newest";

/** Opaque to callers: they hand back what they were given. */
export function writeCursor(order: Order, seq: number): string {
  return Buffer.from(JSON.stringify([order, seq])).toString("base64url");
}

/** Throws DomainError("invalid") on anything that `writeCursor` did not make for this order. */
export function readCursor(order: Order, cursor: string): number {
  const seq = parseSeq(Buffer.from(cursor, "base64url").toString());
  if (seq === undefined || writeCursor(order, seq) !== cursor) {
    throw new DomainError("invalid", "This page of the list does not exist. Start again at the first page.");
  }
  return seq;
}

function parseSeq(text: string): number | undefined {
  const digits = /^\["[a-z]+",(\d{1,15})\]$/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

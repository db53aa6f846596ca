import { type DateText, toInstantIn } from "../fields/date-field.ts";
import type { DealDraft } from "./deal.ts";

/** A deal as somebody typed it; without an expiry it does not expire. */
export type DealInput = Omit<DealDraft, "expiresAt"> & { readonly expiresAt: DateText | undefined };

/** Reads the expiry in the shop's zone; a date alone lasts to the end of that day. */
export function toDealDraft({ expiresAt, ...columns }: DealInput, timeZone: string): DealDraft {
  if (expiresAt === undefined) return { ...columns, expiresAt: null };
  return { ...columns, expiresAt: toInstantIn(timeZone, { text: expiresAt, edge: "end", field: "expiresAt" }) };
}

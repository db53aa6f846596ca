import { z } from "zod";
import type { Brand } from "../brand.ts";
import { refuseField } from "../errors/domain-error.ts";
import { isBlank } from "../text/clean-text.ts";
import { parseInstant } from "../time/shop-zone.ts";

/** A date that can be read as soon as the shop's zone is known. */
export type DateText = Brand<string, "DateText">;

const DATE_MAX = 40;

/** An ISO 8601 date or time that must be there. */
export function requiredDate(label: string) {
  const required = `${label} is required.`;
  return dateText(({ input }) => (input === undefined || input === null ? required : `${label} must be a date.`))
    .refine((text) => !isBlank(text), { error: required, abort: true })
    .transform((text, context) => readDate({ label, text, context }));
}

/** An ISO 8601 date or time; absent, null and "" are none. */
export function optionalDate(label: string) {
  return dateText(() => `${label} must be a date.`)
    .nullish()
    .transform((text, context) => {
      if (text === undefined || text === null || isBlank(text)) return undefined;
      return readDate({ label, text, context });
    });
}

/**
 * The instant of a date in the shop's zone, in epoch milliseconds; a date alone is that day's start or end there.
 * Throws DomainError("invalid") naming `field`.
 */
export function toInstantIn(timeZone: string, date: { text: DateText; edge: "start" | "end"; field: string }): number {
  const result = parseInstant(date.text, timeZone, date.edge);
  if (!result.ok) throw refuseField(date.field, result.reason);
  return result.at;
}

const dateText = (error: (issue: { readonly input?: unknown }) => string) =>
  z.string({ error }).meta({ maxLength: DATE_MAX });

function readDate({ label, text, context }: { label: string; text: string; context: z.RefinementCtx }): DateText {
  const result = parseInstant(text, "UTC", "start");
  if (result.ok) return text as DateText;
  context.addIssue({ code: "custom", message: `${label}: ${result.reason}` });
  return z.NEVER;
}

import { z } from "zod";
import { cleanLine, cleanText } from "../text/clean-text.ts";
import { codePointLength } from "../text/fold.ts";

/** A text field; `max` counts characters (code points) of the cleaned text. */
interface TextField {
  readonly label: string;
  readonly max: number;
  readonly clean: (text: string) => string;
}

/** One line that must not be empty. `label` is the word that the owner sees at the field. */
export const requiredLine = (label: string, max: number) => requiredField({ label, max, clean: cleanLine });

/** One line that may be empty; absent and null are "". */
export const optionalLine = (label: string, max: number) => optionalField({ label, max, clean: cleanLine });

/** Text of several lines that must not be empty. */
export const requiredText = (label: string, max: number) => requiredField({ label, max, clean: cleanText });

/** Text of several lines that may be empty; absent and null are "". */
export const optionalText = (label: string, max: number) => optionalField({ label, max, clean: cleanText });

/** A price or a discount is shown as given: no-break blanks stay, only tabs and line breaks become blanks. */
export const cleanAsGiven = (text: string): string => cleanText(text).replace(/[\t\n]+/g, " ");

export function requiredField(field: TextField) {
  return bounded(field, 1).pipe(z.string().min(1, { error: `${field.label} is required.` }));
}

/** A text that must be sent, empty or not by `minLength`; absent and null mean nothing else than a mistake. */
export function textField(field: TextField, minLength: 0 | 1) {
  return minLength === 1 ? requiredField(field) : bounded(field, 0).pipe(z.string());
}

/** A text that may be empty; absent and null are "". */
export function optionalField(field: TextField) {
  return bounded(field, 0)
    .nullish()
    .transform((text) => text ?? "");
}

/** A switch; absent and null are off. */
export function flag(label: string) {
  return z
    .boolean({ error: `${label} must be true or false.` })
    .nullish()
    .transform((value) => value ?? false);
}

/** Undefined where it was left out: as it is. */
export function optionalFlag(label: string) {
  return z
    .boolean({ error: `${label} must be true or false.` })
    .nullish()
    .transform((value) => value ?? undefined);
}

function bounded({ label, max, clean }: TextField, minLength: 0 | 1) {
  const limit = `${label} may have at most ${max.toLocaleString("en-US")} characters.`;
  return z
    .string({
      error: ({ input }) => `${label} ${input === undefined || input === null ? "is required" : "must be text"}.`,
    })
    .meta(minLength === 0 ? { maxLength: max } : { minLength, maxLength: max })
    .transform(clean)
    .refine((text) => codePointLength(text) <= max, { error: limit });
}

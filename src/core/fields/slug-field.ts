import { z } from "zod";
import { cutOuterBlanks } from "../text/clean-text.ts";
import { isSlug, MAX_SLUG_LENGTH, slugOf } from "../text/slug.ts";

/** Far longer than a slug may be, so that a title typed here still gets a suggestion. */
const LONGEST_TYPED = 300;
const RULE = `A URL can have lowercase letters, numbers, and single hyphens between them, at most ${MAX_SLUG_LENGTH} characters.`;

/** A chosen slug; undefined if omitted or empty, to keep the current one or derive it from the title. */
export const optionalSlug = z
  .string({ error: "URL must be text." })
  .max(LONGEST_TYPED, { error: RULE, abort: true })
  .transform(cutOuterBlanks)
  .transform((text, context) => {
    if (text === "") return undefined;
    if (isSlug(text)) return text;
    context.addIssue({ code: "custom", message: [RULE, suggestionFor(text)].join("") });
    return z.NEVER;
  })
  .nullish()
  .transform((slug) => slug ?? undefined);

function suggestionFor(text: string): string {
  // For a pasted URL, suggest nothing: its words would make a poor slug.
  if (text.includes("/")) return "";
  const slug = slugOf(text, "");
  return slug === "" ? "" : ` Try “${slug}”.`;
}

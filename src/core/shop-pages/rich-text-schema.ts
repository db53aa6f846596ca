import { z } from "zod";
import { boundedList } from "../fields/bounded-list.ts";
import { codePointLength } from "../text/fold.ts";
import { type PageLink, parsePageLink } from "./page-link.ts";
import type { RichText } from "./rich-text.ts";

/** Far more than a page needs. */
const MAX_BLOCKS = 500;
const MAX_PARTS = 500;
const MAX_CHARACTERS = 30_000;
/** The smallest part, a line break, counts three characters ("{},"), so a text with more parts is too long anyway. */
const MAX_NESTED = MAX_CHARACTERS / 3;

const NOT_A_TEXT = "The text holds something that a page cannot show.";

// What JSON leaves out where it is empty, as the editor does, comes back as an empty list.
const list = <Item extends z.ZodType>(item: Item, max: number, maxNested?: number) =>
  boundedList(item, {
    max,
    error: NOT_A_TEXT,
    tooLong: `The text has too many parts. The maximum is ${String(max)} in one place.`,
    ...(maxNested !== undefined && { maxNested }),
  }).default([]);

const pageLink = z
  .string({ error: NOT_A_TEXT })
  .max(8192, { error: "A link in the text is longer than 8,192 characters." })
  .transform((href, context): PageLink => {
    const link = parsePageLink(href);
    if (link.ok) return link.url;
    context.addIssue({ code: "custom", message: `The link "${href.slice(0, 100)}": ${link.reason}` });
    return z.NEVER;
  })
  // What comes out has a schema, too: answers are described by it.
  .pipe(z.string() as unknown as z.ZodType<PageLink, PageLink>);

const mark = z.discriminatedUnion(
  "type",
  [
    z.object({ type: z.enum(["bold", "italic"]) }),
    z.object({ type: z.literal("link"), attrs: z.object({ href: pageLink }, { error: NOT_A_TEXT }) }),
  ],
  { error: NOT_A_TEXT },
);

const inline = z.discriminatedUnion(
  "type",
  [
    z.object({
      type: z.literal("text"),
      text: z.string({ error: NOT_A_TEXT }).transform(withoutControls).pipe(z.string()),
      marks: list(mark, 3),
    }),
    z.object({ type: z.literal("hardBreak") }),
  ],
  { error: NOT_A_TEXT },
);

const words = list(inline, MAX_PARTS);

const paragraph = z.object(
  { type: z.literal("paragraph", { error: NOT_A_TEXT }), content: words },
  { error: NOT_A_TEXT },
);

const listItem = z.object(
  { type: z.literal("listItem", { error: NOT_A_TEXT }), content: list(paragraph, MAX_PARTS) },
  { error: NOT_A_TEXT },
);

const block = z.discriminatedUnion(
  "type",
  [
    paragraph,
    z.object({
      type: z.literal("heading"),
      attrs: z.object({ level: z.literal([2, 3], { error: NOT_A_TEXT }) }, { error: NOT_A_TEXT }),
      content: words,
    }),
    z.object({ type: z.enum(["bulletList", "orderedList"]), content: list(listItem, MAX_PARTS) }),
    z.object({ type: z.literal("blockquote"), content: list(paragraph, MAX_PARTS) }),
    z.object({ type: z.literal("horizontalRule") }),
  ],
  { error: NOT_A_TEXT },
);

/** The editor's JSON: a closed set of nodes and marks, everything else about them dropped, links that are safe to open. */
export const richTextSchema = z
  .object(
    { type: z.literal("doc", { error: NOT_A_TEXT }), content: list(block, MAX_BLOCKS, MAX_NESTED) },
    { error: NOT_A_TEXT },
  )
  .superRefine((text, context) => {
    if (charactersOf(text) <= MAX_CHARACTERS) return;
    context.addIssue({ code: "custom", message: "The text may have at most 30,000 characters." });
  }) satisfies z.ZodType<RichText>;

/** Of words and links alike: both are stored. */
function charactersOf(text: RichText): number {
  return codePointLength(JSON.stringify(text, (key, value: unknown) => (key === "type" ? undefined : value)));
}

function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, " ");
}

import type { PageLink } from "./page-link.ts";
import { parsePageLink } from "./page-link.ts";
import type { RichBlock, RichInline, RichList, RichParagraph, RichText } from "./rich-text.ts";

// Short words for texts that the shop writes itself.

export const text = (...content: readonly RichBlock[]): RichText => ({ type: "doc", content });

export const heading = (words: string): RichBlock => ({
  type: "heading",
  attrs: { level: 2 },
  content: [plain(words)],
});

export const paragraph = (...parts: readonly (string | RichInline)[]): RichParagraph => ({
  type: "paragraph",
  content: parts.map((part) => (typeof part === "string" ? plain(part) : part)),
});

export const bullets = (...items: readonly RichParagraph[]): RichList => ({
  type: "bulletList",
  content: items.map((item) => ({ type: "listItem", content: [item] })),
});

export const bold = (words: string): RichInline => ({ type: "text", text: words, marks: [{ type: "bold" }] });

/** A link to a page of this shop. */
export const linkTo = (path: string, words: string): RichInline => ({
  type: "text",
  text: words,
  marks: [{ type: "link", attrs: { href: own(path) } }],
});

const plain = (words: string): RichInline => ({ type: "text", text: words, marks: [] });

function own(path: string): PageLink {
  const link = parsePageLink(path);
  if (!link.ok) throw new Error(`${path} is no address of a page: ${link.reason}`);
  return link.url;
}

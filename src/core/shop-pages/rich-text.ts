import type { PageLink } from "./page-link.ts";

// Text with headings, lists and links as the editor's JSON (ProseMirror's form). A closed set, three levels deep at
// most: what stands here can be drawn without trusting it.

export interface RichText {
  readonly type: "doc";
  readonly content: readonly RichBlock[];
}

export type RichBlock = RichParagraph | RichHeading | RichList | RichQuote | RichRule;

export interface RichParagraph {
  readonly type: "paragraph";
  readonly content: readonly RichInline[];
}

export interface RichHeading {
  readonly type: "heading";
  /** The page's title is the heading of level 1. */
  readonly attrs: { readonly level: 2 | 3 };
  readonly content: readonly RichInline[];
}

export interface RichList {
  readonly type: "bulletList" | "orderedList";
  readonly content: readonly RichListItem[];
}

export interface RichListItem {
  readonly type: "listItem";
  readonly content: readonly RichParagraph[];
}

export interface RichQuote {
  readonly type: "blockquote";
  readonly content: readonly RichParagraph[];
}

export interface RichRule {
  readonly type: "horizontalRule";
}

export type RichInline = RichWords | { readonly type: "hardBreak" };

export interface RichWords {
  readonly type: "text";
  readonly text: string;
  readonly marks: readonly RichMark[];
}

export type RichMark =
  | { readonly type: "bold" | "italic" }
  | { readonly type: "link"; readonly attrs: { readonly href: PageLink } };

/** Nothing at all; an editor shows it as one empty line. */
export const EMPTY_TEXT: RichText = { type: "doc", content: [] };

/** The words as lines without looks, links written out: to compare two versions, and to read in the audit log. */
export function toPlainText({ content }: RichText): string {
  return content.map(plainBlock).join("\n\n");
}

/** The first words of a text, for summaries; "" where there are none. */
export function firstParagraphOf({ content }: RichText): string {
  const first = content.find((block) => block.type === "paragraph" && block.content.length > 0);
  return first?.type === "paragraph"
    ? first.content.map((part) => (part.type === "text" ? part.text : " ")).join("")
    : "";
}

function plainBlock(block: RichBlock): string {
  switch (block.type) {
    case "paragraph":
      return plainWords(block.content);
    case "heading":
      return `${"#".repeat(block.attrs.level)} ${plainWords(block.content)}`;
    case "bulletList":
      return block.content.map((item) => `- ${plainItem(item)}`).join("\n");
    case "orderedList":
      return block.content.map((item, index) => `${String(index + 1)}. ${plainItem(item)}`).join("\n");
    case "blockquote":
      return block.content.map((paragraph) => `> ${plainWords(paragraph.content)}`).join("\n");
    case "horizontalRule":
      return "---";
  }
}

const plainItem = ({ content }: RichListItem): string =>
  content.map((paragraph) => plainWords(paragraph.content)).join("\n  ");

const plainWords = (parts: readonly RichInline[]): string => parts.map(plainPart).join("");

function plainPart(part: RichInline): string {
  if (part.type === "hardBreak") return "\n";
  return part.marks.reduce((text, mark) => {
    switch (mark.type) {
      case "bold":
        return `**${text}**`;
      case "italic":
        return `_${text}_`;
      case "link":
        return `[${text}](${mark.attrs.href})`;
    }
  }, part.text);
}

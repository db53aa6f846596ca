import { expect, test } from "vitest";
import { firstParagraphOf, type RichText, toPlainText } from "./rich-text.ts";
import { bold, bullets, heading, linkTo, paragraph, text } from "./write-text.ts";

const TEXT: RichText = {
  ...text(
    heading("How"),
    paragraph("We ", bold("link"), ". "),
    bullets(paragraph(linkTo("/about", "About")), paragraph("More")),
  ),
};

test("a text reads as lines, with its looks and links written out", () => {
  expect(toPlainText(TEXT)).toBe("## How\n\nWe **link**. \n\n- [About](/about)\n- More");
});

test("quotes, numbers, breaks and lines read as such", () => {
  const all: RichText = text(
    { type: "blockquote", content: [paragraph("Said")] },
    { type: "orderedList", content: [{ type: "listItem", content: [paragraph("One")] }] },
    { type: "paragraph", content: [{ type: "text", text: "a", marks: [{ type: "italic" }] }, { type: "hardBreak" }] },
    { type: "horizontalRule" },
  );
  expect(toPlainText(all)).toBe("> Said\n\n1. One\n\n_a_\n\n\n---");
});

test("the first paragraph sums a text up, without its looks", () => {
  expect(firstParagraphOf(TEXT)).toBe("We link. ");
  expect(firstParagraphOf(text(heading("How")))).toBe("");
});

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";
import { defaultWords, statedWords } from "./page-words.ts";
import { richTextSchema } from "./rich-text-schema.ts";
import { SHOP_PAGE_KEYS } from "./shop-page.ts";

const words = (text: string, ...marks: unknown[]) => ({ type: "text", text, marks });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const doc = (...content: unknown[]) => ({ type: "doc", content });

const isAccepted = (text: unknown): boolean => richTextSchema.safeParse(text).success;
const sentencesOf = (text: unknown) => richTextSchema.safeParse(text).error?.issues.map(({ message }) => message);

describe("a rich text", () => {
  test("holds paragraphs, headings, lists, quotes and lines", () => {
    const item = { type: "listItem", content: [paragraph(words("One"))] };
    const text = doc(
      { type: "heading", attrs: { level: 2 }, content: [words("Hello")] },
      paragraph(words("Bold", { type: "bold" }), { type: "hardBreak" }, words("slanted", { type: "italic" })),
      { type: "bulletList", content: [item] },
      { type: "orderedList", content: [item] },
      { type: "blockquote", content: [paragraph(words("Said"))] },
      { type: "horizontalRule" },
    );
    expect(richTextSchema.parse(text)).toEqual(text);
  });

  test("takes what the editor leaves out, and drops what it adds", () => {
    const link = { type: "link", attrs: { href: "/about", target: "_blank", class: "x", onclick: "steal()" } };
    const sent = doc(
      { type: "paragraph" },
      { type: "orderedList", attrs: { start: 3 }, content: [] },
      {
        type: "paragraph",
        attrs: { style: "position:fixed" },
        content: [
          { type: "text", text: "Here", marks: [link] },
          { type: "text", text: "." },
        ],
      },
    );
    expect(richTextSchema.parse(sent)).toEqual(
      doc(
        paragraph(),
        { type: "orderedList", content: [] },
        paragraph(words("Here", { type: "link", attrs: { href: "/about" } }), words(".")),
      ),
    );
  });

  test.each([
    ["a node of another kind", doc({ type: "image", attrs: { src: "https://example.com/a.png" } })],
    ["raw HTML", doc({ type: "html", content: "<script>" })],
    ["a mark of another kind", doc(paragraph(words("x", { type: "textStyle", attrs: { color: "red" } })))],
    ["a heading of the page's own level", doc({ type: "heading", attrs: { level: 1 }, content: [] })],
    [
      "a list in a list",
      doc({ type: "bulletList", content: [{ type: "listItem", content: [{ type: "bulletList" }] }] }),
    ],
    ["a text outside of a paragraph", doc(words("x"))],
    ["no document", paragraph(words("x"))],
    ["a string", "<p>x</p>"],
    ["nothing", null],
  ])("that holds %s is refused", (_, text) => {
    expect(isAccepted(text)).toBe(false);
    expect(new Set(sentencesOf(text))).toEqual(new Set(["The text holds something that a page cannot show."]));
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "https://a@b.example/"])(
    "with a link to %s is refused in a sentence",
    (href) => {
      const [sentence] = sentencesOf(doc(paragraph(words("x", { type: "link", attrs: { href } })))) ?? [];
      expect(sentence).toContain(`The link "${href}"`);
    },
  );

  test("longer than any page is refused, and so is one of very many parts", () => {
    expect(isAccepted(doc(paragraph(words("x".repeat(29_000)))))).toBe(true);
    expect(sentencesOf(doc(paragraph(words("x".repeat(30_001)))))).toEqual([
      "The text may have at most 30,000 characters.",
    ]);
    expect(isAccepted(doc(...Array.from({ length: 501 }, () => paragraph())))).toBe(false);
  });

  test("loses control characters", () => {
    expect(richTextSchema.parse(doc(paragraph(words("a\u0000b\u0007c"))))).toEqual(doc(paragraph(words("a b c"))));
  });

  test("is never a fault, whatever is sent", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), (json) => {
        expect(() => richTextSchema.safeParse(JSON.parse(json))).not.toThrow();
      }),
    );
  });

  test.each(SHOP_PAGE_KEYS)("of the shop's own on the page %s is one of these", (key) => {
    for (const own of [defaultWords(key, DEFAULT_SETTINGS), statedWords(key)]) {
      expect(JSON.stringify(richTextSchema.parse(own))).toBe(JSON.stringify(own));
    }
  });
});

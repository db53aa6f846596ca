import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanText, cutOuterBlanks, isBlank } from "./clean-text.ts";

describe("a line of text", () => {
  test("tabs, line breaks and no-break blanks become single blanks", () => {
    expect(cleanLine("Beer\tHelmet\r\nDeluxe")).toBe("Beer Helmet Deluxe");
    expect(cleanLine("\u00a0Beer\u00a0 Helmet\u202f")).toBe("Beer Helmet");
  });

  test("NUL, other control characters and half surrogates are gone", () => {
    expect(cleanLine("Mug\u0000Null\u0007\ud83c")).toBe("MugNull");
  });

  test("a combining accent is stored composed", () => {
    expect(cleanLine("Cafe\u0301 Mug")).toBe("Caf\u00e9 Mug");
  });

  test("zero-width characters are cut at the ends only", () => {
    expect(cleanLine("\u200b\ufeffHat\u200b \u2060")).toBe("Hat");
    expect(cleanLine("می\u200cخواهم")).toBe("می\u200cخواهم");
  });

  test("an emoji family stays one family, a red heart stays red", () => {
    const family = "👨\u200d👩\u200d👧\u200d👦";
    expect(cleanLine(`${family} Pyjamas`)).toBe(`${family} Pyjamas`);
    expect(cleanLine("Love ❤\ufe0f")).toBe("Love ❤\ufe0f");
  });

  test("markup, entities and formulas are text like any other", () => {
    for (const text of ["<script>alert(1)</script>", "Tom &amp; Jerry", '=HYPERLINK("http://x","y")', "constructor"]) {
      expect(cleanLine(text)).toBe(text);
    }
  });

  test("cleaning twice changes nothing, and nothing but visible text or nothing remains", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const line = cleanLine(text);
        expect(cleanLine(line)).toBe(line);
        expect(line === "" || !isBlank(line)).toBe(true);
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      }),
    );
  });
});

describe("text of several lines", () => {
  test("line breaks and inner blanks stay, CRLF becomes LF, NUL goes", () => {
    expect(cleanText("\r\nOne  two\r\n\r\n\tThree\rFour\u0000 \n")).toBe("One  two\n\n\tThree\nFour");
  });

  test("a combining accent is stored composed", () => {
    expect(cleanText("Cafe\u0301\nMug")).toBe("Caf\u00e9\nMug");
  });

  test("what shows nothing is empty", () => {
    expect(cleanText(" \n\u200b\t")).toBe("");
  });

  test("cleaning twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});

describe("blank text", () => {
  test.each(["", "   ", "\u200b", "\u00a0\ufeff\u200d", "\u0000\n", "\u3164", "\u2800", "\ufe0f"])(
    "%j shows nothing",
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );

  test.each(["0", "🍺", "‎א", "."])("%j shows something", (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

test("a long run of blanks inside a text is cut in linear time", () => {
  const text = `a${" ".repeat(500_000)}b`;
  const startedAt = performance.now();
  expect(cutOuterBlanks(text)).toBe(text);
  expect(performance.now() - startedAt).toBeLessThan(500);
});

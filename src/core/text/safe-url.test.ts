import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openableHref } from "./openable-href.ts";
import { parseSafeUrl } from "./safe-url.ts";
import type { SafeUrl } from "./safe-url.ts";

function accepted(text: string): SafeUrl {
  const result = parseSafeUrl(text);
  if (!result.ok) throw new Error(`${text}: ${result.reason}`);
  return result.url;
}

function reasonFor(text: string): string | undefined {
  const result = parseSafeUrl(text);
  return result.ok ? undefined : result.reason;
}

function warningsFor(text: string): readonly string[] {
  const result = parseSafeUrl(text);
  return result.ok ? result.warnings : [`refused: ${result.reason}`];
}

describe("an affiliate link is kept byte for byte", () => {
  test.each([
    "https://amzn.to/3xYzAbC",
    "https://www.amazon.com/dp/B07DBFQJ31?tag=shop-20&ascsubtag=guide_2024|hero|pos1&linkCode=ogi",
    "https://www.amazon.com/Output%EF%BC%88Black%EF%BC%89/dp/B0D5CLSMFB?th=1",
    "https://www.amazon.in/dp/0241621240?&linkCode=ll1&tag=example-21",
    "https://rstyle.me/+abcDEF123_x-Yz",
    "https://bücher.example/p/1?aff=7",
    "https://münchen-geschenke.example:8443/p?x=1",
    "HTTPS://AMZN.TO/3xYzAbC",
    "https://shop.example.com/p?redirect=javascript:alert(1)",
    "https://shop.example.com/a_(b)",
    "https://shop.example.com",
  ])("%s", (link) => {
    expect(accepted(link)).toBe(link);
    expect(openableHref(accepted(link))).toBe(link);
    expect(warningsFor(link)).toEqual([]);
  });

  test("after blanks and zero-width characters around it are cut", () => {
    expect(accepted("\u200b\n https://amzn.to/3xYzAbC\u200b\u00a0")).toBe("https://amzn.to/3xYzAbC");
  });

  test("after &amp; from pasted HTML is mended, however often it was escaped", () => {
    expect(accepted("https://shop.example/p?a=1&amp;b=2&amp;amp;c=3")).toBe("https://shop.example/p?a=1&b=2&c=3");
  });
});

describe("blanks inside a link", () => {
  test("pass where the address goes on, and open as %20", () => {
    const link = "https://shop.example.com/my product/blue hat?ref=drunk buys";
    expect(accepted(link)).toBe(link);
    expect(openableHref(accepted(link))).toBe("https://shop.example.com/my%20product/blue%20hat?ref=drunk%20buys");
  });

  test.each([
    "https://amzn.to/3xYzAbC Funny hat on Amazon",
    "https://amzn.to Funny hat",
    "https://shop.example/p?q=drunk buys",
  ])("%s has text after the link", (link) => {
    expect(reasonFor(link)).toBe("There is text after the link. Keep only the address.");
  });

  test("two links are one too many", () => {
    expect(reasonFor("https://amzn.to/1 https://amzn.to/2")).toBe("There is more than one link. Keep only one.");
  });
});

describe("a link is refused", () => {
  test.each([
    ["", "Enter a link."],
    ["\u200b", "Enter a link."],
    ["https://", "This is not a valid link. Check the name of the website in it."],
    ["https:///evil.example", "This is not a valid link. Check the name of the website in it."],
    ["https:evil.example", "This is not a valid link. Check the name of the website in it."],
    ["https://shop", "This is not a valid link. Check the name of the website in it."],
    ["https://shop.example:99999/", "This is not a valid link. Check the name of the website in it."],
    ["https://exa<mple.com/", "This is not a valid link. Check the name of the website in it."],
    ["//amzn.to/3xYzAbC", 'The link has no beginning. Put "https:" in front of it.'],
    ["amzn.to/3xYzAbC", "A link must start with https:// or http://."],
    ["amzn.to:443/x", "A link must start with https:// or http://."],
    ["/product/1", "A link must start with https:// or http://."],
    [
      "javascript:alert(document.cookie)",
      "Only links that start with https:// or http:// are accepted, not javascript:",
    ],
    ["data:text/html,x", "Only links that start with https:// or http:// are accepted, not data:"],
    ["ftp://files.example.com/x", "Only links that start with https:// or http:// are accepted, not ftp:"],
    ["https://shop.example.com/p\\1", "There is a backslash in the link. Use / instead."],
    [
      "https://owner:secret@shop.example/",
      "There is a user name or password in the link. Take out what stands before the @.",
    ],
    ["https://@shop.example/", "There is a user name or password in the link. Take out what stands before the @."],
  ])("%j: %s", (link, reason) => {
    expect(reasonFor(link)).toBe(reason);
  });

  test.each(["java\tscript:alert(1)", "https://amzn.to/a\nb", "https://amzn.to/a\u0000", "https://amzn.to/\ud83c"])(
    "%j holds a control character",
    (link) => {
      expect(reasonFor(link)).toMatch(/^There is a tab, a line break or another control character/);
    },
  );

  test.each([
    "http://localhost:3000/product/1",
    "http://127.0.0.1/",
    "http://0x7f.1/",
    "http://2130706433/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://①②⑦.0.0.1/",
    "http://192.168.0.1/x",
    "http://LOCALHOST./",
    "http://nas.local/",
  ])("%s is not reachable for shoppers", (link) => {
    expect(reasonFor(link)).toBe("The link is not reachable for shoppers: it points into a private network.");
  });

  test("beyond 8,192 characters, not at them", () => {
    const start = "https://shop.example/p?q=";
    expect(reasonFor(start.padEnd(8192, "a"))).toBeUndefined();
    expect(reasonFor(start.padEnd(8193, "a"))).toBe("The link is longer than 8,192 characters.");
  });
});

describe("a link is accepted with a warning", () => {
  test.each([
    ["http://shareasale.com/r.cfm?b=1&afftrack=", "The link is plain http. Use https if the merchant offers it."],
    ["https://amzn.to/3xYzAbC)", 'The link ends in ")". Check that this belongs to it.'],
    ["https://amzn.to/3xYzAbC.", 'The link ends in ".". Check that this belongs to it.'],
    ["https://amzn.to/3x\u200bYzAbC", "There is an invisible character inside the link. Check that it opens."],
    ["https://shop.example.com/%E0%A4%A", 'There is a broken "%" code in the link. Check that it opens.'],
  ])("%s", (link, warning) => {
    expect(warningsFor(link)).toEqual([warning]);
    expect(accepted(link)).toBe(link);
  });
});

describe("whatever is accepted", () => {
  const shady = fc.string({ unit: fc.constantFrom(...Array.from("htps:/\\@?#&=;. \t\u0000\u200b()[]%aé1Ａ")) });
  const typed = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    shady,
    shady.map((rest) => `https://shop.example${rest}`),
    fc.string({ unit: "binary" }).map((rest) => `https://shop.example/${rest}`),
  );

  test("is an http address without credentials, and reading it again changes nothing", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const result = parseSafeUrl(text);
        if (!result.ok) return;
        const opened = new URL(openableHref(result.url));
        expect(opened.protocol).toMatch(/^https?:$/);
        expect(opened.username + opened.password).toBe("");
        expect(openableHref(result.url)).not.toMatch(/[\p{Cc} \\]/u);
        expect(parseSafeUrl(result.url)).toEqual(result);
      }),
      { numRuns: 3000 },
    );
  });
});

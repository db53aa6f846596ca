import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSlug, slugCandidates, slugOf } from "./slug.ts";

const FALLBACK = "product-1a2b3c4d";

function firstCandidates(base: string, count: number): string[] {
  const candidates = slugCandidates(base);
  return Array.from({ length: count }, () => candidates.next().value);
}

describe("the slug of a title", () => {
  test.each([
    ["Deluxe Box of Nothing - You Said You Wanted Nothing", "deluxe-box-of-nothing-you-said-you-wanted-nothing"],
    ["Café Mug", "cafe-mug"],
    ["Cafe\u0301 Mug", "cafe-mug"],
    ["Crème Brûlée Torch – L’Édition", "creme-brulee-torch-l-edition"],
    ["STRASSE vs Straße", "strasse-vs-strasse"],
    ["AC/DC Flask 50/50", "ac-dc-flask-50-50"],
    ["Beer Helmet #1? 100% fun", "beer-helmet-1-100-fun"],
    ["Home & Kitchen", "home-kitchen"],
    ["Dad’s don't-ask mug", "dads-dont-ask-mug"],
    ["Smørrebrød & Þórr, Łódź, İzmir, Đà Nẵng, Œuvre, Ærø", "smorrebrod-thorr-lodz-izmir-da-nang-oeuvre-aero"],
    ["ıspanak", "ispanak"],
    ["Nike™ Shoes®", "nike-shoes"],
    ["👨‍👩‍👧‍👦 Family Matching Pyjamas", "family-matching-pyjamas"],
    ["5433", "5433"],
    ["New", "new"],
    ["constructor", "constructor"],
    ["507f1f77bcf86cd799439011", "507f1f77bcf86cd799439011"],
    ["<script>alert(1)</script>", "script-alert-1-script"],
    ["נעלי Nike", "nike"],
    ["Anker PowerCore 20000 モバイル", "anker-powercore-20000"],
  ])("%j is %j", (title, slug) => {
    expect(slugOf(title, FALLBACK)).toBe(slug);
  });

  test.each([
    "🍺🍺🍺",
    "מארז מחברות",
    "【ふるさと納税】総合1位！うなぎ蒲焼 4尾",
    "4尾",
    "Защитные пленки/для HTC",
    "!?",
    "",
  ])("too little of %j survives, so the fallback stands in", (title) => {
    expect(slugOf(title, FALLBACK)).toBe(FALLBACK);
  });

  test("a long title is cut at a dash", () => {
    const slug = slugOf("Gift ".repeat(80), FALLBACK);
    expect(slug).toBe(`${"gift-".repeat(15)}gift`);
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slugOf("x".repeat(200), FALLBACK)).toBe("x".repeat(80));
    expect(slugOf(`${"a".repeat(40)} ${"b".repeat(60)}`, FALLBACK)).toBe("a".repeat(40));
    expect(slugOf(`${"a".repeat(39)} ${"b".repeat(60)}`, FALLBACK)).toBe(`${"a".repeat(39)}-${"b".repeat(40)}`);
    expect(slugOf(`${"a".repeat(80)} b`, FALLBACK)).toBe("a".repeat(80));
  });

  test("is always a slug, and the slug of a slug is itself", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.lorem({ maxCount: 40 })), (title) => {
        const slug = slugOf(title, FALLBACK);
        expect(isSlug(slug)).toBe(true);
        expect(slugOf(slug, "other")).toBe(slug);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("candidates for a taken slug", () => {
  test("count up from 2", () => {
    expect(firstCandidates("cafe-mug", 4)).toEqual(["cafe-mug", "cafe-mug-2", "cafe-mug-3", "cafe-mug-4"]);
  });

  test("are different slugs of at most 80 characters", () => {
    for (const base of ["gift-".repeat(15) + "gifts", "x".repeat(80)]) {
      const candidates = firstCandidates(base, 120);
      expect(new Set(candidates).size).toBe(120);
      expect(candidates.every(isSlug)).toBe(true);
    }
  });
});

describe("a slug", () => {
  test.each(["a", "new", "cafe-mug-2", "1-4", "x".repeat(80)])("%j is one", (text) => {
    expect(isSlug(text)).toBe(true);
  });

  test.each(["", "-", "a-", "-a", "a--b", "A", "café", "a b", "a/b", "a\n", "../a", "%61", "x".repeat(81)])(
    "%j is none",
    (text) => {
      expect(isSlug(text)).toBe(false);
    },
  );
});

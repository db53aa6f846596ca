import fc from "fast-check";
import { expect, test } from "vitest";
import { toLinkTerm } from "./link-term.ts";

test.each([
  ["B0ABCD1234", "B0ABCD1234"],
  [" b0abcd1234 ", "b0abcd1234"],
  ["080442957X", "080442957X"],
  ["https://www.amazon.com/dp/B0ABCD1234", "B0ABCD1234"],
  ["https://www.amazon.com/Some-Thing/dp/B0ABCD1234/ref=sr_1_1?tag=other-20", "B0ABCD1234"],
  ["amazon.de/gp/product/B0ABCD1234?psc=1", "B0ABCD1234"],
  ["https://amzn.to/3xYzAbC", "amzn.to/3xYzAbC"],
  ["https://www.shop.example.com/beer-hat/?tag=regret-20#top", "shop.example.com/beer-hat"],
])("%j is looked for in links as %j", (text, part) => {
  expect(toLinkTerm(text)).toEqual({ kind: "link", part });
});

test.each([
  ["beer-hat", "beer-hat"],
  ["https://regretless.example/product/beer-hat?x=1", "beer-hat"],
  ["/product/hat", "hat"],
])("%j is looked for as the slug %j", (text, slug) => {
  expect(toLinkTerm(text)).toEqual({ kind: "slug", slug });
});

test.each(["beer", "beer hat", "flamingos1", "1234567890123", "v2.0", "and/or", "", "50% off / new"])(
  "%j is words",
  (text) => {
    expect(toLinkTerm(text)).toBeUndefined();
  },
);

test("no text is read as an empty part", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const term = toLinkTerm(text);
      expect(term?.kind === "link" ? term.part : "some").not.toBe("");
    }),
  );
});

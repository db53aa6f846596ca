import fc from "fast-check";
import { expect, test } from "vitest";
import { hasTagSeparator, splitTags } from "./split-tags.ts";

test.each([
  ["birds, gift, funny", ["birds", "gift", "funny"]],
  ["birds;gift\nfunny\r\nodd", ["birds", "gift", "funny", "odd"]],
  ["for her", ["for her"]],
  [" , ;\n ", []],
  ["hat,hat , hat", ["hat"]],
  ["Café, cafe, CAFÉ", ["Café"]],
  ["鳥、贈り物，楽しい", ["鳥", "贈り物", "楽しい"]],
  ["a\tb", ["a", "b"]],
  ["  funny \u200b,\u200b", ["funny"]],
])("%j is read as %j", (text, tags) => {
  expect(splitTags(text)).toEqual(tags);
});

test("no tag is empty, untrimmed, repeated or holds a separator", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const tags = splitTags(text);
      expect(new Set(tags).size).toBe(tags.length);
      for (const tag of tags)
        expect([tag.trim() === tag, tag !== "", hasTagSeparator(tag)]).toEqual([true, true, false]);
    }),
  );
});

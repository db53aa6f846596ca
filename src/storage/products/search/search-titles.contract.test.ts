import fc from "fast-check";
import { expect, test } from "vitest";
import { TOTAL_CAP } from "../../../core/paging/page.ts";
import { foldText } from "../../../core/text/fold.ts";
import { type DatabaseFixture, describeOnEveryDatabase } from "../../../testing/database-fixture.ts";
import { buildCategory, buildProduct } from "../../../testing/entity-builders.ts";

/** Few letters, so that chance finds matches; the rest means something to LIKE, FTS5, JSON or Unicode. */
const LETTERS = [
  "a",
  "b",
  "A",
  "ä",
  "ß",
  "s",
  " ",
  "🍺",
  "👩‍🚀",
  '"',
  "'",
  "%",
  "_",
  "*",
  "\\",
  "-",
  "(",
  "^",
  ":",
  "+",
  "é",
  "İ",
  "字",
];
const text = (maxLength: number) =>
  fc.array(fc.constantFrom(...LETTERS), { maxLength }).map((letters) => letters.join(""));

async function addTitles({ storage }: DatabaseFixture, titles: readonly string[]): Promise<void> {
  await storage.publish(async ({ categories, products }) => {
    const { id: categoryId } = await categories.insert(buildCategory());
    for (const title of titles) await products.insert(buildProduct({ categoryId, title }));
  });
}

async function search({ storage }: DatabaseFixture, q: string, limit = 100): Promise<string[]> {
  const page = await storage.read.products.list({ visibility: "public", q }, { limit });
  return page.items.map(({ title }) => title);
}

/** The meaning that the browser gives the search as well. */
function matchesOf(titles: readonly string[], q: string): string[] {
  return titles.filter((title) => foldText(title).includes(foldText(q))).toReversed();
}

describeOnEveryDatabase("the search for titles", (fixture) => {
  test("finds what a plain look through all titles finds", async () => {
    const titles = fc.sample(text(12), { numRuns: 80, seed: 7 });
    await addTitles(fixture, titles);
    await fc.assert(
      fc.asyncProperty(text(5), async (q) => {
        expect(await search(fixture, q)).toEqual(matchesOf(titles, q));
      }),
      { numRuns: 150 },
    );
  });

  test("finds a title by any part of it, whatever its signs and letters", async () => {
    const letters = fc.constantFrom(...Array.from("aAłŁøœÆþıİßéс字 -–—−'’“”×½ﬁ\u00a0\u00ad\u200b🍺"));
    const titles = fc.sample(fc.string({ unit: letters, minLength: 1, maxLength: 14 }), { numRuns: 60, seed: 5 });
    await addTitles(fixture, titles);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...titles), fc.nat(13), fc.nat(13), async (title, from, length) => {
        const part = Array.from(title)
          .slice(from, from + 1 + length)
          .join("");
        for (const q of [part, part.toUpperCase(), foldText(part)])
          expect(await search(fixture, q), q).toContain(title);
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ["lodz", "Łódź Postcards"],
    ["aether", "Æther Flask"],
    ["wi-fi", "Wi‑Fi Doorbell"],
    ["wi–fi", "wi-fi doorbell"],
    ["10x15", "Frame 10×15"],
    ["istanbul", "İSTANBUL Tea Set"],
    ["dad's", "Dad’s Mug"],
    ["lego set", "LEGO® Set"],
    ["offline", "Oﬄine Clock"],
    ["beer", "ＢＥＥＲ Hat"],
  ])("finds by %j the title %j", async (q, title) => {
    await addTitles(fixture, [title]);
    expect(await search(fixture, q)).toEqual([title]);
  });

  test("takes marks that mean something to a database as they are", async () => {
    const titles = [
      'say "cheers"',
      "100% wool",
      "snake_case",
      "a*b",
      "back\\slash",
      "AND OR NOT",
      "col:umn",
      "(a + b)",
      "x-y-z",
      "🍺🍺🍺 on tap",
    ];
    await addTitles(fixture, titles);
    for (const title of titles) expect(await search(fixture, title), title).toEqual([title]);
    for (const q of [
      '"',
      "%",
      "_",
      "*",
      "\\",
      ":",
      "(a",
      "🍺",
      "🍺🍺",
      "🍺🍺🍺",
      '"cheers"',
      "0% w",
      "e_c",
      "NOT",
      "-y-",
    ]) {
      expect(await search(fixture, q), q).toEqual(matchesOf(titles, q));
    }
    expect(await search(fixture, "🍺🍺🍺🍺")).toEqual([]);
    expect(await search(fixture, "sn%ke")).toEqual([]);
  });

  test("follows a title that changes and one that goes", async () => {
    await addTitles(fixture, ["first flamingo", "second flamingo"]);
    const { items } = await fixture.storage.read.products.list({ visibility: "public" }, { limit: 2 });
    const [second, first] = items;
    if (!first || !second) throw new Error("no products");
    await fixture.storage.publish(({ products }) => products.update({ ...first, title: "first pelican" }));
    await fixture.storage.publish(({ products }) => products.remove(second.id));
    expect(await search(fixture, "flamingo")).toEqual([]);
    expect(await search(fixture, "pelican")).toEqual(["first pelican"]);
  });

  test("pages through its matches once each, and stops counting at the cap", async () => {
    const titles = Array.from(
      { length: TOTAL_CAP + 5 },
      (_, index) => `ox ${index % 2 === 0 ? "even" : "odd"} ${index}`,
    );
    await addTitles(fixture, titles);
    const { products } = fixture.storage.read;
    expect(await products.list({ visibility: "public", q: "ox" }, { limit: 1 })).toMatchObject({
      total: TOTAL_CAP,
      totalIsCapped: true,
    });
    const seen: string[] = [];
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
      const page = await products.list({ visibility: "public", q: "even" }, { limit: 100, cursor });
      expect(page).toMatchObject({ total: 503, totalIsCapped: false });
      seen.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(matchesOf(titles, "even"));
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { closenessTo, wordsOf } from "../../../core/catalogue/close-matches/closeness.ts";
import { listCloseMatches } from "../../../core/catalogue/close-matches/list-close-matches.ts";
import type { TitlePieces } from "../../../core/catalogue/close-matches/slips.ts";
import { foldText } from "../../../core/text/fold.ts";
import { newId } from "../../../platform/new-id.ts";
import { type DatabaseFixture, describeOnEveryDatabase } from "../../../testing/database-fixture.ts";
import { buildCategory, buildProduct } from "../../../testing/entity-builders.ts";
import { stillClock } from "../../../testing/still-clock.ts";
import { demoCatalogue } from "../../seed/demo/demo-catalogue.ts";
import { seedNewDatabase } from "../../seed/seed-new-database.ts";

const SEED = 20_260_101;
/** Of what is common, so many of the newest titles are looked through. */
const NEWEST = 4_096;

interface Slip {
  readonly kind: "dropped" | "doubled" | "swapped";
  readonly typed: string;
  readonly meant: string;
}

/** One of each slip in each text, at places that the seed draws. */
function drawSlips(texts: readonly string[]): readonly Slip[] {
  const draws = fc.sample(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { seed: SEED, numRuns: texts.length });
  return texts.flatMap((meant, index) => {
    const letters = Array.from(meant);
    const isLetter = (place: number) => /\p{L}/u.test(letters[place] ?? "");
    const places = letters.map((_, place) => place).filter(isLetter);
    const pairs = places.filter((place) => isLetter(place + 1) && letters[place] !== letters[place + 1]);
    const [dropped, doubled, swapped] = draws[index] ?? [0, 0, 0];
    const typed = (kind: Slip["kind"], change: readonly string[]) => ({ kind, meant, typed: change.join("") });
    const drop = places[dropped % places.length] ?? 0;
    const double = places[doubled % places.length] ?? 0;
    const swap = pairs[swapped % pairs.length] ?? 0;
    return [
      typed("dropped", letters.toSpliced(drop, 1)),
      typed("doubled", letters.toSpliced(double, 0, letters[double] ?? "")),
      typed("swapped", letters.toSpliced(swap, 2, letters[swap + 1] ?? "", letters[swap] ?? "")),
    ];
  });
}

const context = ({ storage }: DatabaseFixture) =>
  ({ storage, clock: stillClock(), newId, actor: { kind: "visitor" } }) as const;

const titlesCloseTo = async (fixture: DatabaseFixture, q: string): Promise<readonly string[]> =>
  (await listCloseMatches(context(fixture), q)).map(({ title }) => title);

async function addTitles({ storage }: DatabaseFixture, titles: readonly string[], hidden = false): Promise<void> {
  await storage.publish(async ({ categories, products }) => {
    const { id: categoryId } = await categories.insert(buildCategory());
    await products.insertAll(titles.map((title) => buildProduct({ categoryId, title, hidden })));
  });
}

const numbered = (title: string, count: number) => Array.from({ length: count }, (_, index) => `${title} ${index}`);

/** The share of the slips whose text was found, and those that were not. */
async function findSlips(
  fixture: DatabaseFixture,
  slips: readonly Slip[],
  isFound: (title: string, slip: Slip) => boolean,
) {
  const missed: string[] = [];
  for (const slip of slips) {
    const page = await fixture.storage.read.products.list({ visibility: "public", q: slip.typed }, { limit: 1 });
    const titles = page.items.length > 0 ? [] : await titlesCloseTo(fixture, slip.typed);
    const found = [...page.items.map(({ title }) => title), ...titles];
    if (!found.some((title) => isFound(title, slip))) missed.push(`${slip.kind} ${slip.meant}: ${slip.typed}`);
  }
  return { share: 1 - missed.length / slips.length, missed };
}

describeOnEveryDatabase("close matches", (fixture) => {
  test("bring back every title of the demo catalogue that was typed with one slip", async () => {
    await seedNewDatabase(fixture.storage, { clock: stillClock(), newId });
    const slips = drawSlips(demoCatalogue.products.map(({ title }) => title));
    const { share, missed } = await findSlips(fixture, slips, (title, { meant }) => title === meant);
    expect(share, missed.join("\n")).toBeGreaterThanOrEqual(0.9);
    for (const { typed } of slips) expect((await titlesCloseTo(fixture, typed)).length).toBeLessThanOrEqual(8);
  });

  test("bring back a title by one word of it that was typed with one slip", async () => {
    await seedNewDatabase(fixture.storage, { clock: stillClock(), newId });
    const words = new Set(demoCatalogue.products.flatMap(({ title }) => wordsOf(foldText(title))));
    const slips = drawSlips([...words].filter((word) => word.length >= 5));
    const { share, missed } = await findSlips(fixture, slips, (title, { meant }) => foldText(title).includes(meant));
    expect(share, missed.join("\n")).toBeGreaterThanOrEqual(0.9);
  });

  test("stay in the order of closeness, the newer first among equals", async () => {
    await addTitles(fixture, ["Flamingo Lamp", "Flamingo", "Flamenco Shoes", "Flamingo Lamp", "Teapot"]);
    const titles = await titlesCloseTo(fixture, "flamnigo");
    expect(titles.slice(0, 3)).toEqual(["Flamingo", "Flamingo Lamp", "Flamingo Lamp"]);
    expect(titles).not.toContain("Teapot");
  });

  test("find words in another order, and what only some words fit", async () => {
    await addTitles(fixture, ["The Shower Disco", "Unicorn Lamp", "Teapot"]);
    expect(await titlesCloseTo(fixture, "disco shower")).toEqual(["The Shower Disco"]);
    expect(await titlesCloseTo(fixture, "dsico shower")).toEqual(["The Shower Disco"]);
    expect(await titlesCloseTo(fixture, "pink unicorn")).toEqual(["Unicorn Lamp"]);
  });

  test("find a term with a mistaken letter, a missing blank, other accents and other scripts", async () => {
    await addTitles(fixture, ["The Shower Disco", "Tiny Piñata", "Матрёшка", "Lamp"]);
    expect(await titlesCloseTo(fixture, "dizco")).toEqual(["The Shower Disco"]);
    expect(await titlesCloseTo(fixture, "theshower disco")).toEqual(["The Shower Disco"]);
    expect(await titlesCloseTo(fixture, "pinnata")).toEqual(["Tiny Piñata"]);
    expect(await titlesCloseTo(fixture, "матршка")).toEqual(["Матрёшка"]);
    expect(await titlesCloseTo(fixture, "lmap")).toEqual(["Lamp"]);
  });

  test("leave out what the search finds itself, hidden products, and anything for a term that says nothing", async () => {
    await addTitles(fixture, ["Flamingo Lamp"], true);
    await addTitles(fixture, ["Flamingo"]);
    expect(await titlesCloseTo(fixture, "flamingo")).toEqual([]);
    expect(await titlesCloseTo(fixture, "flamnigo")).toEqual(["Flamingo"]);
    for (const q of ["", " ", "a", "!", '"', '" OR "', "%", "\\", "🍺", "🍺🍺🍺🍺", "x".repeat(200), "%_".repeat(90)]) {
      expect(await titlesCloseTo(fixture, q), q).toEqual([]);
    }
  });

  test("titles are found by pieces of signs, too, and by none that only looks like a pattern", async () => {
    await addTitles(fixture, ["50% (off)", "C++ \\ C#", "🍺🍺🍺 a.b", "Plain mug", "T-shirt_x"]);
    const found = async (...pieces: readonly string[]) => {
      const titles = await fixture.storage.read.products.listTitlesHolding(
        pieces.map((piece) => [piece] as const),
        10,
      );
      return titles.map(({ titleFold }) => titleFold).toReversed();
    };
    expect(await found("50% (")).toEqual(["50% (off)"]);
    expect(await found("c++ \\", "🍺🍺🍺", "zzyzx")).toEqual(["c++ \\ c#", "🍺🍺🍺 a.b"]);
    expect(await found("hirt_")).toEqual(["t-shirt_x"]);
    for (const pattern of [
      "...",
      "5.%",
      "_____",
      "%%%",
      "(off|mug)",
      "[a-z]",
      "\\w\\w",
      "c+++",
      'mu" OR "g',
      "n m|x",
    ]) {
      expect(await found(pattern), pattern).toEqual([]);
    }
  });

  test("a rare title is found among newer ones that hold a part of its pieces", async () => {
    await addTitles(fixture, ["Lamp with 100000 lights", ...numbered("Puzzle with 1000 pieces, motif", 1_500)]);
    const found = await fixture.storage.read.products.listTitlesHolding([["100000"]], 10);
    expect(found.map(({ titleFold }) => titleFold)).toEqual(["lamp with 100000 lights"]);
    expect(await titlesCloseTo(fixture, "wiht 100000")).toContain("Lamp with 100000 lights");
  });

  test("what was common until an import of other things is found", async () => {
    await addTitles(fixture, [...numbered("Mug", 600), ...numbered("Lamp", NEWEST)]);
    for (const typed of ["mugg", "muug", "mg 7"]) {
      const titles = await titlesCloseTo(fixture, typed);
      expect(titles, typed).toHaveLength(8);
      expect(
        titles.every((title) => title.startsWith("Mug ")),
        typed,
      ).toBe(true);
    }
  });

  test("what was common, and is rare and old since others were renamed, is found", async () => {
    const { storage } = fixture;
    await addTitles(fixture, [...numbered("Mug", 600), ...numbered("Lamp", NEWEST)]);
    expect(await titlesCloseTo(fixture, "mugg")).toHaveLength(8);
    const { items } = await storage.read.products.list({ visibility: "all", q: "mug" }, { limit: 600 });
    await storage.publish(async ({ products }) => {
      for (const mug of items.slice(0, -1)) await products.update({ ...mug, title: "Cup" });
    });
    expect(await titlesCloseTo(fixture, "mugg")).toEqual(["Mug 0"]);
  });

  test("a product that is hidden while they are looked for is not among them", async () => {
    const { storage } = fixture;
    await addTitles(fixture, ["Quokka Lamp", "Quokka Mug"]);
    const products = {
      ...storage.read.products,
      async listTitlesHolding(sets: readonly TitlePieces[], limit: number) {
        const found = await storage.read.products.listTitlesHolding(sets, limit);
        const [lamp] = (await storage.read.products.list({ visibility: "public", q: "lamp" }, { limit: 1 })).items;
        if (lamp !== undefined) await storage.publish((stores) => stores.products.update({ ...lamp, hidden: true }));
        return found;
      },
    };
    const meanwhile = { ...context(fixture), storage: { ...storage, read: { ...storage.read, products } } };
    expect((await listCloseMatches(meanwhile, "quoka")).map(({ title }) => title)).toEqual(["Quokka Mug"]);
  });

  test("are what the rule alone finds in the whole list", async () => {
    await seedNewDatabase(fixture.storage, { clock: stillClock(), newId });
    // Told apart from the whole list by the core's rule alone, without any index.
    const all = await fixture.storage.read.products.list({ visibility: "public" }, { limit: 100 });
    const slips = drawSlips(demoCatalogue.products.slice(0, 10).map(({ title }) => title));
    for (const { typed } of slips) {
      const term = foldText(typed);
      const closenessOf = closenessTo(term);
      const byRule = all.items.toSorted(
        (left, right) => closenessOf(foldText(right.title)) - closenessOf(foldText(left.title)),
      );
      expect((await titlesCloseTo(fixture, typed))[0], typed).toBe(byRule[0]?.title);
    }
  });
});

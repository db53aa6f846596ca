import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { foldText } from "../../core/text/fold.ts";
import { createTestDatabase } from "../../testing/database-fixture.ts";
import { buildCategory, buildProduct } from "../../testing/entity-builders.ts";
import { stillClock } from "../../testing/still-clock.ts";
import { useTemporaryFolder } from "../../testing/temporary-folder.ts";
import { openStorage, type OpenStorage } from "../open-storage.ts";

interface OldShop {
  readonly url: string;
  readonly change: (statement: string, values?: readonly string[]) => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** As before the migration, once `change` has put the old folds in. */
const BEFORE = ["delete from kysely_migration where name = '0015-fold-again'", "drop index categories_name"];

const TITLES = Array.from({ length: 1_200 }, (_, index) =>
  index % 3 === 0 ? `Łódź ${index} × ${index}` : `Mug ${index}`,
);

describeOldShop("on SQLite", () => {
  const folder = useTemporaryFolder();
  return async () => ({
    url: `sqlite:${folder.path("data/shop.db")}`,
    change: async (statement, values = []) => {
      const database = new DatabaseSync(folder.path("data/shop.db"));
      database.prepare(statement).run(...values);
      database.close();
    },
    drop: async () => {},
  });
});

describeOldShop("on PostgreSQL", () => async () => {
  const { url, drop } = await createTestDatabase();
  return {
    url,
    drop,
    change: async (statement, values = []) => {
      const client = new Client({ connectionString: url });
      await client.connect();
      let place = 0;
      await client.query(
        statement.replaceAll("?", () => `$${(place += 1)}`),
        [...values],
      );
      await client.end();
    },
  };
});

function describeOldShop(where: string, prepare: () => () => Promise<OldShop>): void {
  describe(`titles and names that were folded before, ${where}`, () => {
    const make = prepare();
    let shop: OldShop;
    let storage: OpenStorage | undefined;

    beforeEach(async () => {
      shop = await make();
    });
    afterEach(async () => {
      await storage?.close();
      await shop.drop();
    });

    const open = () => openStorage({ url: shop.url, clock: stillClock() });

    async function fill(titles: readonly string[], names: readonly string[]): Promise<void> {
      const filled = await open();
      await filled.publish(async ({ categories, products }) => {
        const ids = [];
        for (const name of names) ids.push((await categories.insert(buildCategory({ name }))).id);
        for (const [index, title] of titles.entries()) {
          const categoryId = ids[index % ids.length];
          if (categoryId !== undefined) await products.insert(buildProduct({ categoryId, title }));
        }
      });
      await filled.close();
    }

    async function upgrade(): Promise<OpenStorage> {
      for (const statement of BEFORE) await shop.change(statement);
      storage = await open();
      return storage;
    }

    const search = async (q: string) => {
      const page = await storage?.read.products.list({ visibility: "public", q }, { limit: 500 });
      return page?.items.map(({ title }) => title) ?? [];
    };

    test("are found as titles are that come afterwards, in more than one batch", async () => {
      await fill(TITLES, ["Mugs"]);
      await shop.change("update products set title_fold = lower(title) where title like 'Ł%'");
      await upgrade();
      expect(await search("lodz")).toHaveLength(400);
      expect(await search("łódź 9 X")).toEqual([TITLES[9]]);
      expect(await search("1197x1197")).toEqual([]);
      expect(await search("1197 x 1197")).toEqual([TITLES[1197]]);
      expect(await search("×")).toHaveLength(400);
      expect(await search("mug 1")).toContain("Mug 1");
    });

    test("keep their slugs", async () => {
      await fill(["10×15 Frame"], ["Łódź"]);
      await shop.change("update products set slug = '10-15-frame', title_fold = '10×15 frame'");
      const { read } = await upgrade();
      expect((await read.products.findBySlug("10-15-frame"))?.title).toBe("10×15 Frame");
    });

    test("stay apart where two categories fold alike only now, each with its products", async () => {
      await fill(["one", "two", "three"], ["1", "2", "3"]);
      for (const [name, fold, former] of [
        ["Łódz", "łodz.", "1"],
        ["Lodz", "lodz", "2"],
        ["Łódź", "łodz", "3"],
      ] as const) {
        await shop.change("update categories set name = ?, name_fold = ? where name = ?", [name, fold, former]);
      }
      const { read, publish } = await upgrade();
      expect((await read.categories.list()).map(({ name }) => name)).toEqual(["Łódz", "Lodz", "Łódź"]);
      const inCategory = async (category: string) =>
        (await read.products.list({ visibility: "public", category }, { limit: 9 })).items.map(({ title }) => title);
      expect(await inCategory("Łódz")).toEqual(["one"]);
      expect(await inCategory("Lodz")).toEqual(["two"]);
      expect(await inCategory("Łódź")).toEqual(["three"]);
      expect(await inCategory("LODZ")).toEqual(["one"]);
      const found = await read.categories.findByNames(["Lodz", "łódź", "Łódź"]);
      expect(found.map((category) => category?.name)).toEqual(["Lodz", "Łódz", "Łódź"]);
      if (found[0] === undefined) throw new Error("no category");
      const { seq: _, ...category } = found[0];
      await publish(({ categories }) => categories.update({ ...category, description: "Boats." }));
      expect((await read.categories.findByName("Lodz"))?.description).toBe("Boats.");
    });

    test("are folded as the shop folds today", async () => {
      const titles = fc
        .sample(fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }), { numRuns: 200, seed: 3 })
        .map((title) => `~${title.replaceAll("\0", "")}~`);
      await fill(titles, ["Mugs"]);
      await shop.change("update products set title_fold = 'none'");
      await upgrade();
      for (const title of titles) expect(await search(foldText(title)), title).toContain(title);
      expect(await search("none")).toEqual([]);
    });
  });
}

import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { ProductId } from "../../core/catalogue/product.ts";
import { newId } from "../../platform/new-id.ts";
import { fillEveryTable, LAST_PRODUCT_SEQ } from "../../testing/awkward-rows.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database-fixture.ts";
import { buildCategory, buildProduct } from "../../testing/entity-builders.ts";
import { stillClock } from "../../testing/still-clock.ts";
import { useTemporaryFolder } from "../../testing/temporary-folder.ts";
import { openStorage } from "../open-storage.ts";
import { seedNewDatabase } from "../seed/seed-new-database.ts";
import { createMoveEnd } from "./move-end.ts";
import type { MoveEnd } from "./move-ends.ts";
import { moveShop } from "./move-shop.ts";

const folder = useTemporaryFolder();
const clock = stillClock();

let database: TestDatabase;
let path: string;
beforeEach(async () => {
  database = await createTestDatabase();
  path = folder.path("shop.sqlite");
});
afterEach(() => database.drop());

const open = (url: string) => openStorage({ url, clock });

/** The demo catalogue, and rows that are hard to carry in all tables that it leaves empty. */
let template: string;
beforeAll(async () => {
  template = join(mkdtempSync(join(tmpdir(), "regretless-test-")), "shop.sqlite");
  const storage = await open(`sqlite:${template}`);
  await seedNewDatabase(storage, { clock, newId });
  await storage.close();
  const file = new DatabaseSync(template);
  fillEveryTable(file);
  file.close();
});
afterAll(() => rmSync(dirname(template), { recursive: true }));

const makeShop = () => copyFileSync(template, path);

function move(from: string, to: string | MoveEnd, say: (line: string) => void = () => {}) {
  return moveShop({ from: createMoveEnd(from), to: typeof to === "string" ? createMoveEnd(to) : to, clock, say });
}

/** All that a file holds, its numbering included, but for the catalogue's version. */
function readAll(file: string): unknown {
  const shop = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = shop.prepare("select name from pragma_table_list where type = 'table' order by name").all();
    return tables
      .map(({ name }) => String(name))
      .filter((name) => !/^(?:sqlite_(?:schema|temp_schema|stat\d)|kysely_.*|.*_fts_.*|catalogue_version)$/.test(name))
      .map((name) => {
        const statement = shop.prepare(`select * from "${name}" order by 1, 2`);
        statement.setReadBigInts(true);
        return [name, statement.all()];
      });
  } finally {
    shop.close();
  }
}

test("a shop that went to PostgreSQL and back is what it was, to the last value", async () => {
  makeShop();
  const lines: string[] = [];
  const there = await move(`sqlite:${path}`, database.url, (line) => lines.push(line));
  expect(Object.values(there).every((count) => count > 0)).toBe(true);
  expect(lines).toContain(`  products: ${there["products"]} rows compared`);
  const back = await move(database.url, `sqlite:${folder.path("back.sqlite")}`);
  expect(back).toEqual(there);
  expect(readAll(folder.path("back.sqlite"))).toEqual(readAll(path));
});

test("what arrives is a whole shop: it is found, searched and added to", async () => {
  makeShop();
  // PostgreSQL cannot keep NUL, so it is left out, as each write of the shop leaves it out.
  const file = new DatabaseSync(path);
  file.exec("update categories set description = 'a' || char(0) || 'b'");
  file.close();
  await move(`sqlite:${path}`, database.url);
  await move(database.url, `sqlite:${folder.path("back.sqlite")}`);
  const storages = await Promise.all(
    [`sqlite:${path}`, database.url, `sqlite:${folder.path("back.sqlite")}`].map((url) => open(url)),
  );
  const seen = await Promise.all(
    storages.map(async ({ read, publish, catalogueVersion }) => {
      const [category] = await read.categories.list();
      if (category === undefined) throw new Error("The demo catalogue has categories");
      const { seq } = await publish(({ products }) =>
        products.insert(
          buildProduct({ categoryId: category.id, id: newId() as ProductId, slug: "new", title: "Zebra lamp" }),
        ),
      );
      const found = await read.products.list({ visibility: "all", q: "zebra" }, { limit: 10 });
      return {
        description: category.description,
        seq,
        found: found.items.map((product) => product.seq),
        version: await catalogueVersion(),
      };
    }),
  );
  const seq = LAST_PRODUCT_SEQ + 1;
  expect(seen.map(({ version: _version, ...rest }) => rest)).toEqual(
    ["a\0b", "ab", "ab"].map((description) => ({ description, seq, found: [seq] })),
  );
  // No cache that knows one of them may take it for another.
  expect(new Set(seen.map(({ version }) => version)).size).toBe(3);
  await Promise.all(storages.map((storage) => storage.close()));
});

test.each(["SQLite", "PostgreSQL"])(
  "a shop on %s that is written to meanwhile moves as it was at the start",
  async (kind) => {
    makeShop();
    if (kind === "PostgreSQL") await move(`sqlite:${path}`, database.url);
    const from = kind === "PostgreSQL" ? database.url : `sqlite:${path}`;
    const to = kind === "PostgreSQL" ? `sqlite:${folder.path("back.sqlite")}` : database.url;
    const source = await open(from);
    const before = (await source.read.products.counts("all")).total;
    const writing: Promise<unknown>[] = [];
    const rows = await move(from, to, () => {
      writing.push(
        source.publish(async ({ categories, products }) => {
          const { id: categoryId } = await categories.insert(buildCategory());
          await products.insert(buildProduct({ categoryId }));
        }),
      );
    });
    await Promise.all(writing);
    expect((await source.read.products.counts("all")).total).toBe(before + writing.length);
    expect(rows["products"]).toBe(before);
    await source.close();
  },
);

/** Changes the first value of a table on its way. */
function sabotage(end: MoveEnd, table: string): MoveEnd {
  return {
    ...end,
    fill: (work) =>
      end.fill((target) =>
        work({
          ...target,
          insert: (into, rows) =>
            target.insert(into, into.name === table ? rows.map(([, ...rest]) => ["changed", ...rest]) : rows),
        }),
      ),
  };
}

test.each(["SQLite", "PostgreSQL"])(
  "one value that arrives changed on %s is noticed, and nothing has moved",
  async (kind) => {
    makeShop();
    const there = kind === "SQLite" ? `sqlite:${folder.path("copy.sqlite")}` : database.url;
    const moving = move(`sqlite:${path}`, sabotage(createMoveEnd(there), "settings"));
    await expect(moving).rejects.toThrow(/in settings row 1 differs in key\. Nothing was moved/);
    expect(
      readdirSync(dirname(path)).filter((name) => name.startsWith("copy.sqlite") && !name.endsWith(".lock")),
    ).toEqual([]);
    // What a move that was killed leaves behind is no hindrance.
    writeFileSync(folder.path("copy.sqlite.moving"), "half a shop");
    expect((await move(`sqlite:${path}`, there))["settings"]).toBeGreaterThan(0);
    expect(existsSync(folder.path("copy.sqlite.moving"))).toBe(kind === "PostgreSQL");
  },
);

test("a target that holds anything is refused and stays as it is", async () => {
  makeShop();
  await (await open(database.url)).close();
  await expect(move(`sqlite:${path}`, database.url)).rejects.toThrow(
    /holds something already \(\w+\): create an empty one/,
  );
  writeFileSync(folder.path("notes.txt"), "mine");
  await expect(move(`sqlite:${path}`, `sqlite:${folder.path("notes.txt")}`)).rejects.toThrow("There is a file");
});

test("a source that is no shop is refused with a sentence", async () => {
  const copy = `sqlite:${folder.path("copy.sqlite")}`;
  await expect(move(database.url, copy)).rejects.toThrow("There is no shop in postgres://");
  await expect(move(`sqlite:${path}`, copy)).rejects.toThrow("There is no file");
  writeFileSync(path, "a picture ".repeat(999));
  await expect(move(`sqlite:${path}`, copy)).rejects.toThrow("is not a database of Regretless");
  expect(existsSync(folder.path("copy.sqlite"))).toBe(false);
});

test("a shop that an older version left is refused with a sentence", async () => {
  makeShop();
  const file = new DatabaseSync(path);
  file.exec("delete from kysely_migration where name = (select max(name) from kysely_migration)");
  file.close();
  await expect(move(`sqlite:${path}`, database.url)).rejects.toThrow("is older than this version: start it once");
});

test.each(["postgres://shop:hunter2@127.0.0.1:1/shop", "postgres://shop:hunter2@no-such-host.invalid/shop"])(
  "the password in %s is in no sentence",
  async (address) => {
    expect(createMoveEnd(address).name).not.toContain("hunter2");
    makeShop();
    await expect(move(`sqlite:${path}`, address)).rejects.toThrow(/^(?!.*hunter2)(?:PostgreSQL|The host)/);
  },
);

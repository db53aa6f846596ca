// Pages of searches as a visitor gets them, made anew by the built shop, with a million products against a thousand: those
// that find nothing show what comes close, which costs more than the search.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../scripts/toolchain/build.mjs";
import { type CatalogueSize, startCatalogueServer } from "./catalogue/catalogues.ts";
import { COMMON_WORD, RARE_WORD } from "./catalogue/made-up-products.ts";
import { timeSideBySide } from "./catalogue/stopwatch.ts";
import { fetchAnswer } from "./load/http-answer.ts";
import type { ServerProcess } from "./load/server-process.ts";
import { copyPostgresCatalogue, copySqliteCatalogue, type ShopPlace, startShop } from "./load/shops.ts";

export const summary =
  "pages of searches, made anew: a million products against a thousand, on SQLite and on PostgreSQL";

const SIZES: readonly CatalogueSize[] = [1_000, 1_000_000];
const MAX_RATIO = 2;
const WARM_UP = 10;

const TERMS: Readonly<Record<string, string>> = {
  "a common word": COMMON_WORD,
  "a rare word": RARE_WORD,
  "three letters": "gia",
  "a word of every 140th title": "unicorn",
  "two words that titles join": "tiny lamp",
  "four words": "glowing flamingo for dads",
  "letters that no title holds": "zzyzx",
  "two common words that no title joins": "mug giant",
  "three words in another order": "cats for mug",
  "a common word, twice": "hat hat",
  "common letters that no title joins": "for for",
  "two words, a word left out between them": "giant for dads",
  "a slip in a common word": "giannt",
  "a slip in a rarer word": "flamigno",
  "a slip in each of two words": "inflatabel unicron",
};

export async function run(): Promise<boolean> {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), "regretless-searches-"));
  const server = await startCatalogueServer();
  try {
    const isMetOnSqlite = await compare("SQLite", (size) => copySqliteCatalogue(size, folder));
    return (await compare("PostgreSQL", (size) => copyPostgresCatalogue(server, { size, folder }))) && isMetOnSqlite;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(database: string, copy: (size: CatalogueSize) => Promise<ShopPlace>): Promise<boolean> {
  const shops: ServerProcess[] = [];
  try {
    for (const size of SIZES) shops.push(await startShop({ place: await copy(size), isCached: false }));
    return await compareSearches(database, shops);
  } finally {
    for (const shop of shops) await shop.stop();
  }
}

async function compareSearches(database: string, shops: readonly ServerProcess[]): Promise<boolean> {
  const [small = "", large = ""] = SIZES.map((size) => size.toLocaleString("en-US"));
  print(`\n${database}: milliseconds a page at ${small} and ${large} products, p50\n`);
  for (const term of Object.values(TERMS)) {
    for (let round = 0; round < WARM_UP; round += 1) for (const shop of shops) await openSearch(shop, term);
  }
  const ratios: number[] = [];
  for (const [name, term] of Object.entries(TERMS)) {
    const timings = await timeSideBySide(shops.map((shop) => () => openSearch(shop, term)));
    const [few = Infinity, many = Infinity] = timings.map(({ p50Ms }) => p50Ms);
    ratios.push(many / few);
    print(row(`${name} ("${term}")`, [few, many, many / few]));
  }
  const isMet = Math.max(...ratios) <= MAX_RATIO;
  print(`  ${isMet ? "ok  " : "FAIL"}  at most ${Math.max(...ratios).toFixed(2)} (${MAX_RATIO})\n`);
  return isMet;
}

async function openSearch({ port }: ServerProcess, term: string): Promise<void> {
  const { status } = await fetchAnswer(port, { path: `/?${new URLSearchParams({ q: term }).toString()}` });
  if (status !== 200) throw new Error(`The search for "${term}" was answered with ${status}.`);
}

const NAME_WIDTH = 66;
const FIGURE_WIDTH = 9;

const row = (name: string, figures: readonly number[]): string =>
  `  ${name.padEnd(NAME_WIDTH)}${figures.map((figure) => figure.toFixed(2).padStart(FIGURE_WIDTH)).join("")}\n`;

function print(text: string): void {
  process.stdout.write(text);
}

// Cuts the headings' font into what every page needs (preloaded) and what rare letters need (fetched when they occur).
// Run it again after updating the font's package: `node scripts/subset-font.ts`.
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const PACKAGE = new URL("../node_modules/@fontsource-variable/bricolage-grotesque/files/", import.meta.url);
const TARGET = new URL("../src/web/styles/fonts/", import.meta.url);

/** The characters of English headings; keep in step with the `unicode-range` of fonts.css. */
const CORE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,!?'&-:%$()/+’–éñ";
const MAX_CORE_BYTES = 25_000;
/** Headings use the heavy end of the axis alone. */
const VARIATION_AXES = { wght: { min: 600, max: 800, default: 700 } };

interface Cut {
  readonly from: string;
  readonly to: string;
  readonly characters: string;
}

const CUTS: readonly Cut[] = [
  { from: "latin", to: "headings-core", characters: CORE },
  { from: "latin", to: "headings-latin", characters: latinBeyond(CORE) },
  { from: "latin-ext", to: "headings-latin-ext", characters: range(0x100, 0x2ba) + range(0x1e00, 0x1e9f) },
];

for (const { from, to, characters } of CUTS) {
  const whole = await readFile(new URL(`bricolage-grotesque-${from}-wght-normal.woff2`, PACKAGE));
  const cut = await subsetFont(whole, characters, {
    targetFormat: "woff2",
    variationAxes: VARIATION_AXES,
    keepFeatures: ["kern", "mark", "ccmp"],
    noHinting: true,
  });
  if (to === "headings-core" && cut.length > MAX_CORE_BYTES) {
    throw new Error(`${to} has ${cut.length} bytes; every page preloads it, so it may have ${MAX_CORE_BYTES} at most.`);
  }
  await writeFile(new URL(`${to}.woff2`, TARGET), cut);
  console.info(`${to}.woff2: ${cut.length} bytes`);
}

function latinBeyond(core: string): string {
  const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + "ıŒœʻʼˆ˚˜" + range(0x2010, 0x2027) + "‹›€™−";
  return Array.from(latin)
    .filter((character) => !core.includes(character))
    .join("");
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}

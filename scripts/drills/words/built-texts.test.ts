import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findInBuild, readBuiltTexts } from "./built-texts.ts";
import { createShopCopy } from "./shop-copy.ts";

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "regretless-words-test-"));
  mkdirSync(join(project, "build"));
});
afterEach(() => rmSync(project, { recursive: true }));

/** The code of a built file with what is found of the words between « and ». */
function markIn(code: string, words: string): string {
  writeFileSync(join(project, "build/page.js"), code);
  const places = findInBuild(readBuiltTexts(project), words).toReversed();
  return places.reduce(
    (marked, { start, text }) => `${marked.slice(0, start)}«${text}»${marked.slice(start + text.length)}`,
    code,
  );
}

test.each([
  [
    "Buy Now",
    'a(`Buy Now`);b({label:"Buy Now"});c("Buy Now and never")',
    'a(`«Buy Now»`);b({label:"«Buy Now»"});c("Buy Now and never")',
  ],
  ["You save {discount}!", "a([`You save `,d,`!`])", "a([`«You save» `,d,`!`])"],
  ["Buy on {retailer}", "a(`Buy on ${retailer}`)", "a(`«Buy on» ${retailer}`)"],
])("'%s' is found as the whole text of literals and pieces of templates", (words, code, marked) => {
  expect(markIn(code, words)).toBe(marked);
});

test("words that are no literal of their own are found inside longer ones, as whole words", () => {
  const code = 'a("Find a regret-free purchase…");b("regret-free purchases")';
  expect(markIn(code, "regret-free purchase")).toBe('a("Find a «regret-free purchase»…");b("regret-free purchases")');
});

test("what is only compared with is nobody's text", () => {
  const code = 'if(key==="Home")go();switch(key){case"Home":go()}show("Home")';
  expect(markIn(code, "Home")).toBe(code.replace('show("Home")', 'show("«Home»")'));
});

const read = (folder: string) => readFileSync(join(folder, "build/page.js"), "utf8");

test("a swap changes the copy alone, and can be taken back", async () => {
  const code = 'show("Buy Now");year("2024")';
  writeFileSync(join(project, "build/page.js"), code);
  const { root, swap, restore, remove } = await createShopCopy(new URL(`file://${project}/`));
  const built = readBuiltTexts(root);
  await swap([...findInBuild(built, "Buy Now"), ...findInBuild(built, "2024")]);
  expect(read(root)).toBe('show("Ohl Abj");year("7579")');
  expect(read(project)).toBe(code);
  await restore();
  expect(read(root)).toBe(code);
  await remove();
});

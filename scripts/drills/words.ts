// Changes each of the shop's words that the specification quotes in the built code, one at a time, and runs the browser
// tests that the specification map names for it. What no test notices is not proven.
import { readFileSync } from "node:fs";
import { readRows } from "../specification-map.ts";
import { ensureBuilt } from "../toolchain/build.mjs";
import { runBrowserTests, type TestOutcome } from "./words/browser-run.ts";
import { findInBuild, readBuiltTexts } from "./words/built-texts.ts";
import { createMemory, type Memory } from "./words/memory.ts";
import { createShopCopy, type ShopCopy } from "./words/shop-copy.ts";
import { groupByWords, type SpecifiedWords } from "./words/specified-words.ts";

const PROJECT = new URL("../../", import.meta.url);

export const summary =
  "changes each specified text in the build and lists those that no test notices; or only the texts given";

export async function run(args: readonly string[]): Promise<boolean> {
  await ensureBuilt();
  const all = groupByWords(readRows(readFileSync(new URL("docs/specification-map.md", PROJECT), "utf8")));
  const unknown = args.filter((words) => !all.some((specified) => specified.words === words));
  if (unknown.length > 0) return failWith(unknown.map((words) => `The map does not quote “${words}”.`));
  const copy = await createShopCopy(PROJECT);
  try {
    const memory = createMemory(PROJECT);
    const asked = all.filter(({ words }) => args.length === 0 || args.includes(words));
    const open = args.length > 0 ? asked : asked.filter((specified) => !memory.hasNoticed(specified));
    say(`${asked.length} texts, ${asked.length - open.length} of them noticed by the same tests before`);
    const broken = (
      await runBrowserTests(
        copy.root,
        open.flatMap(({ tests }) => tests),
      )
    ).filter(({ passed }) => !passed);
    if (broken.length > 0) return failWith(broken.map(({ name }) => `Fails without any change: ${name}`));
    return await drillAll(open, { copy, memory });
  } finally {
    await copy.remove();
  }
}

interface DrillParts {
  readonly copy: ShopCopy;
  readonly memory: Memory;
}

async function drillAll(open: readonly SpecifiedWords[], parts: DrillParts): Promise<boolean> {
  const builtTexts = readBuiltTexts(parts.copy.root);
  const faults: string[] = [];
  for (const [index, specified] of open.entries()) {
    const places = findInBuild(builtTexts, specified.words);
    const unnoticed =
      places.length === 0 ? ["it is not in the build"] : await drillOne(specified, { ...parts, places });
    if (unnoticed.length === 0) parts.memory.remember(specified);
    faults.push(...unnoticed.map((fault) => `“${specified.words}”: ${fault}`));
    say(
      `${index + 1}/${open.length} “${specified.words}” ${unnoticed.length === 0 ? "noticed" : unnoticed.join("; ")}`,
    );
  }
  say(faults.length === 0 ? "\nEvery change was noticed: none left." : `\nNot noticed:\n${faults.join("\n")}`);
  return faults.length === 0;
}

interface OneDrill extends DrillParts {
  readonly places: ReturnType<typeof findInBuild>;
}

/** Answers the statements whose tests all passed although their words were changed. */
async function drillOne({ rows, tests }: SpecifiedWords, { copy, places }: OneDrill): Promise<readonly string[]> {
  await copy.swap(places);
  const outcomes = await runBrowserTests(copy.root, tests);
  await copy.restore();
  return rows
    .filter((row) => !row.tests.some((test) => hasFailed(outcomes, test)))
    .map(({ line }) => `no test of docs/specification-map.md:${line} noticed`);
}

const hasFailed = (outcomes: readonly TestOutcome[], test: string): boolean =>
  outcomes.some(({ name, passed }) => name === test && !passed);

function failWith(lines: readonly string[]): false {
  say(lines.join("\n"));
  return false;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

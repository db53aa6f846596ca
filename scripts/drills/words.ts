// Changes each of the shop's words that the specification quotes in the built code, one at a time, and runs the browser
// tests that the specification map names for it. What no test notices is not proven.
import { readFileSync } from "node:fs";
import { readRows } from "../specification-map.ts";
import { ensureBuilt } from "../toolchain/build.mjs";
import { runBrowserTests, type TestOutcome } from "./words/browser-run.ts";
import { type BuiltText, findInBuild, readBuiltTexts } from "./words/built-texts.ts";
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
  const asked = all.filter(({ words }) => args.length === 0 || args.includes(words));
  const memory = createMemory(PROJECT);
  const open = args.length > 0 ? asked : asked.filter((specified) => !memory.hasNoticed(specified));
  say(`${asked.length} texts, ${asked.length - open.length} of them noticed by the same tests before`);

  const copy = await createShopCopy(PROJECT);
  const stopping = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stopping.abort());
  try {
    return await drillAll(open, { copy, memory, signal: stopping.signal });
  } catch (error) {
    if (stopping.signal.aborted) return failWith(["Interrupted: the next run goes on here."]);
    throw error;
  } finally {
    await copy.remove();
  }
}

interface DrillParts {
  readonly copy: ShopCopy;
  readonly memory: Memory;
  readonly signal: AbortSignal;
}

async function drillAll(open: readonly SpecifiedWords[], parts: DrillParts): Promise<boolean> {
  const broken = await findBroken(open, parts);
  const built = readBuiltTexts(parts.copy.root);
  const faults: string[] = [];
  for (const [index, specified] of open.entries()) {
    const found = await drillOne(specified, { ...parts, built, broken });
    if (found.length === 0) parts.memory.remember(specified);
    faults.push(...found.map((fault) => `“${specified.words}”: ${fault}`));
    say(`${index + 1}/${open.length} “${specified.words}” ${found.length === 0 ? "noticed" : found.join("; ")}`);
  }
  say(faults.length === 0 ? "\nEvery change was noticed: none left." : `\nNot noticed:\n${faults.join("\n")}`);
  return faults.length === 0;
}

/** The tests that fail although nothing is changed: what they notice later says nothing. */
async function findBroken(open: readonly SpecifiedWords[], { copy, signal }: DrillParts): Promise<ReadonlySet<string>> {
  const tests = open.flatMap((specified) => specified.tests);
  const outcomes = await runBrowserTests(tests, { root: copy.root, signal });
  return new Set(outcomes.filter(({ passed }) => !passed).map(({ name }) => name));
}

interface OneDrill extends DrillParts {
  readonly built: readonly BuiltText[];
  readonly broken: ReadonlySet<string>;
}

/** Answers what is wrong; above all the statements whose tests all passed although their words were changed. */
async function drillOne({ words, rows, tests }: SpecifiedWords, parts: OneDrill): Promise<readonly string[]> {
  const { built, broken, copy, signal } = parts;
  const places = findInBuild(built, words);
  if (places.length === 0) return ["it is not in the build"];
  const useless = tests.filter((test) => broken.has(test));
  if (useless.length > 0) return useless.map((test) => `fails without any change: ${test}`);
  await copy.swap(places);
  const outcomes = await runBrowserTests(tests, { root: copy.root, signal });
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

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { literalPattern } from "./literal-pattern.ts";

export interface TestOutcome {
  /** As the map names the test. */
  readonly name: string;
  readonly passed: boolean;
}

/** A changed word is waited for in vain. */
const PATIENCE_MS = 8000;
const TEST_TIMEOUT_MS = 45_000;

interface BrowserRun {
  /** Of the copy of the shop. */
  readonly root: string;
  /** Ends the run; it then rejects. */
  readonly signal: AbortSignal;
}

/** Runs the browser tests that the references name. */
export async function runBrowserTests(
  references: readonly string[],
  { root, signal }: BrowserRun,
): Promise<readonly TestOutcome[]> {
  if (references.length === 0) return [];
  const reportPath = join(root, "words-report.json");
  await rm(reportPath, { force: true });
  const cli = ["node_modules/@playwright/test/cli.js", "test", "--reporter=json", "--retries=0", "--trace=off"];
  const grep = [...new Set(references)].map(grepFor).join("|");
  const files = new Set(references.map((reference) => `/${reference.split(" › ", 1)[0] ?? ""}$`));
  const child = spawn(process.execPath, [...cli, ...files, `--timeout=${TEST_TIMEOUT_MS}`, `--grep=${grep}`], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath, E2E_PATIENCE_MS: `${PATIENCE_MS}` },
  });
  // It ends its shops and browsers before it ends itself, so that nothing writes into the copy any more.
  signal.addEventListener("abort", () => child.kill("SIGINT"), { once: true });
  const [said] = await Promise.all([text(child.stderr), once(child, "exit")]);
  signal.throwIfAborted();
  if (!existsSync(reportPath)) throw new Error(`The browser tests did not run: ${said}`);
  const report = JSON.parse(await readFile(reportPath, "utf8")) as Report;
  const outcomes = report.suites.flatMap((suite) => outcomesOf(suite, []));
  for (const reference of references) {
    if (!outcomes.some(({ name }) => name === reference)) throw new Error(`No browser test is called ${reference}`);
  }
  return outcomes;
}

interface Report {
  readonly suites: readonly Suite[];
}

interface Suite {
  /** A file's suite has its name, below the folder of the tests. */
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
}

function outcomesOf(suite: Suite, above: readonly string[]): readonly TestOutcome[] {
  const path = [...above, suite.title];
  const own = suite.specs.map(({ title, ok }) => ({ name: `e2e/${[...path, title].join(" › ")}`, passed: ok }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => outcomesOf(inner, path))];
}

/** Playwright joins file, groups and title by blanks and knows the file from its own folder on. */
const grepFor = (reference: string): string =>
  `${literalPattern(reference.replace(/^e2e\//, "").replaceAll(" › ", " "))}$`;

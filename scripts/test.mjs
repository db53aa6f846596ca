// `npm test`: everything that must hold, from a fresh clone. The last line is `N passed, N failed`.
import { mkdirSync, rmSync } from "node:fs";
import { ensureBuilt } from "./toolchain/build.mjs";
import { ensureChromium } from "./toolchain/chromium.mjs";
import { runMain } from "./toolchain/failure.mjs";
import { ensureInstalled } from "./toolchain/install.mjs";
import { runOnProjectNode } from "./toolchain/project-node.mjs";
import { inProject } from "./toolchain/project-root.mjs";
import { addCounts, countPlaywright, countVitest } from "./toolchain/test-counts.mjs";

const REPORTS = inProject("test-results");
const VITEST_REPORT = `${REPORTS}/vitest.json`;
const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`;

const VITEST_CLI = "node_modules/vitest/vitest.mjs";
const VITEST = [VITEST_CLI, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${VITEST_REPORT}`];
const PLAYWRIGHT = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"];

await runMain(async () => {
  await timed("Packages", ensureInstalled);
  const chromium = await timed("Chromium", ensureChromium);
  await timed("Build", ensureBuilt);
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  const checks = await timed("Checks", () => runOnProjectNode(["scripts/check.ts", "--without-tests"]));
  const tests = await timed("Tests", () => runOnProjectNode(VITEST));
  const browserTests = await timed("Browser tests", () =>
    runOnProjectNode(PLAYWRIGHT, { env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT } }),
  );

  const counts = addCounts([
    { passed: 0, failed: checks.code === 0 ? 0 : 1 },
    countVitest(VITEST_REPORT, tests.code),
    countPlaywright(PLAYWRIGHT_REPORT, browserTests.code),
  ]);
  process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
  return counts.failed === 0 ? 0 : 1;
});

/**
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 */
async function timed(name, work) {
  process.stdout.write(`\n== ${name}\n`);
  const startedAt = Date.now();
  const result = await work();
  process.stdout.write(`== ${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
  return result;
}

// How many tests passed and failed, from the reports that the two test programs write.
import { readFileSync } from "node:fs";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 */

/**
 * @typedef {{ status: string, assertionResults: unknown[] }} VitestFile
 *
 * @param {string} path Vitest's JSON report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countVitest(path, exitCode) {
  const report = readReport(path);
  if (report === undefined) return NOTHING_RAN;
  // A file that does not even load has no test that could fail.
  const broken = report.testResults.filter(
    (/** @type {VitestFile} */ file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + broken.length;
  return agreeing({ passed: report.numPassedTests, failed }, exitCode);
}

/**
 * @param {string} path Playwright's JSON report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countPlaywright(path, exitCode) {
  const report = readReport(path);
  if (report === undefined) return NOTHING_RAN;
  const { expected, unexpected, flaky } = report.stats;
  return agreeing({ passed: expected, failed: unexpected + flaky }, exitCode);
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function addCounts(all) {
  return all.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }));
}

const NOTHING_RAN = { passed: 0, failed: 1 };

/**
 * A program that ended badly without a failed test (an error outside of all tests) counts as one failure.
 * @param {Counts} counts
 * @param {number} exitCode
 */
function agreeing(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

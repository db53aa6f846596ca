import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { addCounts, countPlaywright, countVitest } from "./test-counts.mjs";

const folder = mkdtempSync(join(tmpdir(), "test-counts-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test("a file of tests that does not load counts as one failure", () => {
  const path = report("vitest.json", {
    numPassedTests: 7,
    numFailedTests: 2,
    testResults: [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{ status: "failed" }] },
      { status: "passed", assertionResults: [{ status: "passed" }] },
    ],
  });
  expect(countVitest(path, 1)).toEqual({ passed: 7, failed: 3 });
});

test("a browser test that passed only on a second try counts as failed", () => {
  const path = report("playwright.json", { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } });
  expect(countPlaywright(path, 1)).toEqual({ passed: 5, failed: 2 });
});

test("a program that ended badly without a failed test counts as one failure", () => {
  const path = report("crashed.json", { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } });
  expect(countPlaywright(path, 1)).toEqual({ passed: 5, failed: 1 });
});

test("a missing report is a failure, whatever the exit code", () => {
  expect(countVitest(join(folder, "missing.json"), 0)).toEqual({ passed: 0, failed: 1 });
});

test("counts add up", () => {
  expect(
    addCounts([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});

import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How long an expectation or a click waits for what it needs. The drills, which make it wait in vain, wait less. */
const PATIENCE_MS = Number(process.env["E2E_PATIENCE_MS"] ?? 10_000);

/** A minute at a stretch: it begins first, so that nobody waits for it in the end. */
const LONGEST = "operations-release.spec.ts";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/browser",
  forbidOnly: process.env["CI"] !== undefined,
  fullyParallel: false,
  retries: 0,
  // One more than the processors: a worker waits for its browser, and that for its shop, a third of the time.
  workers: availableParallelism() + 1,
  timeout: 60_000,
  expect: { timeout: PATIENCE_MS },
  reporter: "list",
  projects: [
    { name: "release", testMatch: LONGEST },
    { name: "shop", testIgnore: LONGEST },
  ],
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    timezoneId: "UTC",
    actionTimeout: PATIENCE_MS,
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: CHROMIUM_FLAGS,
    },
  },
});

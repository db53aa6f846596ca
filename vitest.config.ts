import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** The contract tests run on PostgreSQL too and start a server for it; the others should not wait for that. */
const CONTRACT_TESTS = "src/**/*.contract.test.ts";
/** Kills and crowds: in `npm test` only. */
const SLOW_TESTS = "src/**/*.slow.test.ts";

export default defineConfig({
  test: {
    testTimeout: 20_000,
    // Left to itself, Vitest keeps one processor free: of two that is half.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          exclude: [CONTRACT_TESTS, SLOW_TESTS],
        },
      },
      { extends: true, test: { name: "slow", include: [SLOW_TESTS] } },
      {
        extends: true,
        test: {
          name: "contract",
          include: [CONTRACT_TESTS],
          globalSetup: ["src/testing/postgres-server.ts"],
        },
      },
    ],
  },
});

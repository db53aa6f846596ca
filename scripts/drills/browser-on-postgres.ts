// The browser tests with PostgreSQL under each of their shops.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../../src/testing/embedded-postgres.ts";
import { ensureBuilt } from "../toolchain/build.mjs";
import { ensureChromium } from "../toolchain/chromium.mjs";

export const summary = "the browser tests, each shop on a PostgreSQL database of its own; or only those named";

/** Backups by the shop and the commands about its file are the embedded database's own. */
const EMBEDDED_ONLY = "operations(?:-release)?\\.spec\\.ts";
const PLAYWRIGHT = ["node_modules/@playwright/test/cli.js", "test", "--grep-invert", EMBEDDED_ONLY];

/** Speed over safety: what these tests write may vanish with the machine. */
const SETTINGS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=300"];

/** `npm run drill -- browser-on-postgres [arguments of Playwright]`. */
export async function run(args: readonly string[]): Promise<boolean> {
  const chromium = await ensureChromium();
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), "regretless-browser-"));
  const postgres = await startEmbeddedPostgres({ folder, settings: SETTINGS });
  try {
    const tests = spawn(process.execPath, [...PLAYWRIGHT, ...args], {
      stdio: "inherit",
      env: { ...process.env, CHROMIUM_PATH: chromium, E2E_POSTGRES_URL: postgres.url },
    });
    const [code] = await once(tests, "exit");
    return code === 0;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

// The promise that an acknowledged write is there, whatever dies right after it.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../toolchain/build.mjs";
import { killShop } from "./kills/kill-shop.ts";
import { restartPostgres } from "./kills/restart-postgres.ts";

export const summary = "kills the writing shop 200 times and its PostgreSQL 50 times, and counts what was lost";

/** `npm run drill -- kills [kills of the shop] [restarts of PostgreSQL]`. */
export async function run([kills = "200", restarts = "50"]: readonly string[]): Promise<boolean> {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), "regretless-kills-"));
  try {
    // PostgreSQL runs as another user than root.
    await chmod(folder, 0o755);
    process.stdout.write("The shop on the embedded database, killed with -9\n");
    const isShopWell = await killShop(Number(kills), join(folder, "embedded"));
    process.stdout.write("The shop on PostgreSQL, which is restarted\n");
    const isPostgresWell = await restartPostgres(Number(restarts), folder);
    return isShopWell && isPostgresWell;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

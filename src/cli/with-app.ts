import { type App, createApp } from "../app.ts";
import { backupsElsewhere } from "../core/backups/backup-keeper.ts";
import { createArgon2Hasher } from "../platform/argon2-hasher.ts";
import type { Config } from "../platform/config.ts";
import { createSessionTokens } from "../platform/session-tokens.ts";
import { parts, withStorage } from "./with-storage.ts";

/** Opens the whole shop for one piece of work. Whoever may run commands on the machine needs no sign-in. */
export async function withApp<Result>(config: Config, work: (app: App) => Promise<Result>): Promise<Result> {
  return withStorage(config, async (storage) => {
    const tokens = createSessionTokens();
    const app = createApp({
      ...parts,
      storage,
      tokens,
      passwords: createArgon2Hasher(),
      registration: config.registration,
      setupToken: "",
      // Commands that back up work on the file itself; nothing else here makes backups.
      backupKeeper: backupsElsewhere,
      backupPlan: config.backupPlan,
    });
    return work(app.actingAs({ kind: "command-line" }));
  });
}

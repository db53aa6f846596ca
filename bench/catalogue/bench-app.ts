import { type App, createApp } from "../../src/app.ts";
import { backupsElsewhere } from "../../src/core/backups/backup-keeper.ts";
import type { Storage } from "../../src/core/storage.ts";
import { systemClock } from "../../src/core/time/clock.ts";
import { createArgon2Hasher } from "../../src/platform/argon2-hasher.ts";
import { newId } from "../../src/platform/new-id.ts";
import { createSessionTokens } from "../../src/platform/session-tokens.ts";

/** The whole shop without HTTP. */
export function createBenchApp(storage: Storage): App {
  return createApp({
    storage,
    clock: systemClock,
    newId,
    passwords: createArgon2Hasher(),
    tokens: createSessionTokens(),
    registration: "closed",
    setupToken: "",
    backupKeeper: backupsElsewhere,
    backupPlan: { dailyAt: 0, retention: { daily: 0, weekly: 0, monthly: 0 } },
  }).actingAs({ kind: "command-line" });
}

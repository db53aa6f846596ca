import { join } from "node:path";
import { systemClock } from "../../core/time/clock.ts";
import { backupDatabase } from "../../storage/backup/backup-database.ts";
import type { Command } from "../command.ts";
import { embeddedDatabase } from "../embedded-database.ts";

/** `shop backup [folder]`: a verified copy of the database, also while the shop runs. */
export const backup: Command = {
  name: "backup",
  usage: "[folder]",
  summary: "write a verified copy of the database (default folder: backups in DATA_DIR); the shop may run",
  async run([folder], { config, say }) {
    const { path, bytes, rows } = await backupDatabase({
      databasePath: embeddedDatabase(config),
      folder: folder ?? join(config.dataDir, "backups"),
      clock: systemClock,
    });
    say(`Backed up ${rows["products"] ?? 0} products (${Math.ceil(bytes / 1024)} KiB) and verified the copy:`);
    say(path);
  },
};

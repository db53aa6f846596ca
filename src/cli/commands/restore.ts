import { resolve } from "node:path";
import { systemClock } from "../../core/time/clock.ts";
import { restoreDatabase } from "../../storage/backup/restore-database.ts";
import { type Command, UsageError } from "../command.ts";
import { embeddedDatabase } from "../embedded-database.ts";

/** `shop restore <file>`: puts a backup in the place of the database; what stood there is kept beside it. */
export const restore: Command = {
  name: "restore",
  usage: "<file>",
  summary: "put a backup in the place of the database; stop the shop first, the old database is kept",
  async run([file], { config, say }) {
    if (file === undefined) throw new UsageError("Name the backup to restore.");
    const { rows, previousPath } = await restoreDatabase({
      backupPath: resolve(file),
      databasePath: embeddedDatabase(config),
      clock: systemClock,
    });
    say(`Restored ${rows["products"] ?? 0} products and ${rows["accounts"] ?? 0} accounts.`);
    if (previousPath !== undefined) say(`The database that stood there before is now ${previousPath}`);
  },
};

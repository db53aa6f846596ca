import { dirname, join } from "node:path";
import type { Clock } from "../../core/time/clock.ts";
import type { MigrationState } from "../migrate.ts";
import { fileMoment } from "./backup-database.ts";
import { makeFolder } from "./make-folder.ts";
import { runBackup } from "./run-backup.ts";

/** On the main thread: nothing is served yet, and the migration must not begin before it has ended. */
export function backUpBeforeMigration(databasePath: string, { pending }: MigrationState, clock: Clock): void {
  const folder = join(dirname(databasePath), "backups");
  makeFolder(folder);
  const targetPath = join(folder, `before-${pending[0] ?? "migration"}-${fileMoment(clock)}.db`);
  runBackup({ databasePath, targetPath });
}

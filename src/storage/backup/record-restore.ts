import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../../core/time/clock.ts";

/**
 * Writes into the restored database's own audit log that it was restored, and from which file: the log that stood there
 * before went with the database that was set aside. A backup from before there was a log has no place for it.
 */
export function recordRestore(database: DatabaseSync, backupName: string, clock: Clock): void {
  const hasLog = database.prepare("select 1 from sqlite_schema where type = 'table' and name = 'acts'").get();
  if (hasLog === undefined) return;
  database
    .prepare(
      `insert into acts (id, at, actor_kind, deed, subject_kind, subject_id, subject_name)
      values (?, ?, 'command-line', 'restore', 'database', 'database', ?)`,
    )
    .run(randomUUID(), clock.now(), backupName);
}

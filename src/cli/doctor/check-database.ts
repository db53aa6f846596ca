import { existsSync } from "node:fs";
import { readEmbeddedDatabase } from "../../storage/inspect/read-embedded-database.ts";
import { readPostgresDatabase } from "../../storage/inspect/read-postgres-database.ts";
import { StorageError } from "../../storage/storage-error.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

export interface DatabaseReading {
  readonly findings: readonly Finding[];
  /** The newest moment that the database has seen. */
  readonly newestInstant: number | undefined;
}

export interface DatabasePlace {
  readonly storageUrl: string;
  /** Undefined where the data lies in PostgreSQL. */
  readonly databasePath: string | undefined;
}

/** Whether the database can be read, fits this version and is whole. Changes nothing. */
export async function checkDatabase({ storageUrl, databasePath }: DatabasePlace): Promise<DatabaseReading> {
  if (databasePath !== undefined && !existsSync(databasePath)) {
    return { findings: [ok("There is no database yet: the first start makes it.")], newestInstant: undefined };
  }
  try {
    const reading =
      databasePath === undefined ? await readPostgresDatabase(storageUrl) : readEmbeddedDatabase(databasePath);
    return { findings: [judgeSchema(reading.pending), ok(reading.health)], newestInstant: reading.newestInstant };
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    const [found = "", mend = ""] = error.message.split(/: (?=[a-z])/);
    return { findings: [fail(`${found}.`, capitalise(mend))], newestInstant: undefined };
  }
}

function judgeSchema(pending: readonly string[]): Finding {
  if (pending.length === 0) return ok("The database is at this version's state.");
  return warn(
    `The database is older than this version, which has still to make its changes: ${pending.join(", ")}.`,
    "Start the shop, or run the migrate command: a backup is made before.",
  );
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

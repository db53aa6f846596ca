import { join } from "node:path";
import { systemClock } from "../../core/time/clock.ts";
import type { Config } from "../../platform/config.ts";
import { checkAddresses } from "./check-addresses.ts";
import { checkBackups } from "./check-backups.ts";
import { checkClock } from "./check-clock.ts";
import { checkDataFolder } from "./check-data-folder.ts";
import { checkDatabase } from "./check-database.ts";
import { checkDisk } from "./check-disk.ts";
import { checkRuntime } from "./check-runtime.ts";
import type { Finding } from "./finding.ts";
import { withTicket } from "./ticket.ts";

const SQLITE = "sqlite:";

/** Looks at the whole installation and changes nothing, but for a ticket in the data folder while it looks. */
export async function examine(config: Config): Promise<readonly Finding[]> {
  const { dataDir, storageUrl } = config;
  const databasePath = storageUrl.startsWith(SQLITE) ? storageUrl.slice(SQLITE.length) : undefined;
  const now = systemClock.now();
  const { findings: database, newestInstant } = await checkDatabase({ storageUrl, databasePath });
  return [
    ...checkRuntime({ node: process.versions.node, sqlite: process.versions["sqlite"] }),
    ...checkDataFolder(dataDir, process.getuid?.()),
    ...checkDisk({ dataDir, databasePath }),
    ...checkClock({ now, dataDir, newestInstant }),
    ...database,
    ...checkBackups({ now, folder: join(dataDir, "backups"), isElsewhere: databasePath === undefined }),
    ...(await withTicket(dataDir, (ticket) => checkAddresses(config, ticket))),
  ];
}

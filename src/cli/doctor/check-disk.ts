import { existsSync, statfsSync, statSync } from "node:fs";
import { type Finding, fail, ok, warn } from "./finding.ts";

const MEBIBYTE = 2 ** 20;
/** With less, the next write may fail. */
const LEAST_FREE_BYTES = 16 * MEBIBYTE;
/** A backup needs the database's size again, and so does the copy before an update. */
const COPIES = 2;

export interface DiskFacts {
  readonly dataDir: string;
  /** Undefined where the data lies in PostgreSQL. */
  readonly databasePath: string | undefined;
}

/** Whether there is room for the shop and its backups, and something set aside for a full disk. */
export function checkDisk({ dataDir, databasePath }: DiskFacts): Finding[] {
  if (!existsSync(dataDir)) return [];
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const database = databasePath === undefined ? 0 : (statSync(databasePath, { throwIfNoEntry: false })?.size ?? 0);
  const wanted = COPIES * database + 100 * MEBIBYTE;
  return [judgeRoom(free, wanted), ...checkBallast(databasePath)];
}

function judgeRoom(free: number, wanted: number): Finding {
  const found = `${inMebibytes(free)} are free on the data folder's disk`;
  const mend = "Free some space: old logs, old releases, or backups that are kept elsewhere too.";
  if (free < LEAST_FREE_BYTES) return fail(`Only ${found}: soon nothing can be saved.`, mend);
  if (free < wanted) return warn(`${found}, ${inMebibytes(wanted)} would let backups and updates through.`, mend);
  return ok(`${found}.`);
}

function checkBallast(databasePath: string | undefined): Finding[] {
  if (databasePath === undefined || !existsSync(databasePath) || existsSync(`${databasePath}.ballast`)) return [];
  return [
    warn(
      "No room is set aside for a full disk: the disk was full before, or had too little room at the last start.",
      "Free some space and start the shop again: it sets 8 MiB aside by itself.",
    ),
  ];
}

const inMebibytes = (bytes: number): string => `${Math.floor(bytes / MEBIBYTE).toLocaleString("en-US")} MiB`;

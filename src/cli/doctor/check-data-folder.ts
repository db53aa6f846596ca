import { accessSync, constants, readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { type Finding, fail, ok, warn } from "./finding.ts";

const OTHERS = 0o077;

/** Whether this user, and nobody else, can read and write what is kept. `uid` is undefined on systems without. */
export function checkDataFolder(dataDir: string, uid: number | undefined): Finding[] {
  const stats = statSync(dataDir, { throwIfNoEntry: false });
  if (stats === undefined) return [ok(`The data folder ${dataDir} is not there yet: the first start makes it.`)];
  if (!stats.isDirectory()) return [fail(`${dataDir} is no folder.`, "Set DATA_DIR to a folder.")];
  const owner = checkOwner(dataDir, stats, uid);
  if (owner !== undefined) return [owner];
  const open = listOpenToOthers(dataDir, stats);
  if (open.length === 0) return [ok(`The data folder ${dataDir} is this user's alone.`)];
  return [
    warn(
      `Other users of this machine can read ${open.join(", ")}: password hashes and drafts are in there.`,
      `Run: chmod 700 ${dataDir} && find ${dataDir} -type f -exec chmod 600 {} +`,
    ),
  ];
}

function checkOwner(dataDir: string, stats: Stats, uid: number | undefined): Finding | undefined {
  if (uid === 0 && stats.uid !== 0) {
    return warn(
      `You are root, but the data folder ${dataDir} belongs to user ${stats.uid}: what root makes there, the shop cannot read.`,
      `Run this and other commands as that user: sudo -u '#${stats.uid}' …`,
    );
  }
  const isWritable = canWrite(dataDir);
  if (isWritable && (uid === undefined || uid === 0 || stats.uid === uid)) return undefined;
  return fail(
    `The data folder ${dataDir} belongs to user ${stats.uid}, and this is user ${uid ?? "?"}${isWritable ? "" : ", who cannot write there"}.`,
    `Run: sudo chown -R ${uid ?? "<user>"} ${dataDir}, or run this as its owner.`,
  );
}

function listOpenToOthers(dataDir: string, stats: Stats): string[] {
  if ((stats.mode & OTHERS) === 0) return [];
  const files = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isFile());
  const open = files.filter(({ name }) => ((statSync(join(dataDir, name)).mode ?? 0) & OTHERS) !== 0);
  return open.length === 0 ? [dataDir] : open.map(({ name }) => name);
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

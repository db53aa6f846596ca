import { closeSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";

const BALLAST_BYTES = 8 * 2 ** 20;
/** A disk that is nearly full keeps what it has: the shop needs it more than the ballast does. */
const LEAST_FREE_BYTES = 8 * BALLAST_BYTES;

export interface Ballast {
  /** Gives the room to the database. It is set aside again at the next opening, where the disk has enough. */
  release(): void;
}

/**
 * Sets room aside beside the database: on a disk without any left, SQLite cannot even delete, since a deletion is
 * written to its log first. Released at the first "disk full", it lets the owner clear up.
 */
export function setBallastAside(databasePath: string): Ballast {
  const path = `${databasePath}.ballast`;
  if (!isWhole(path) && hasRoom(dirname(path))) fill(path);
  return { release: () => rmSync(path, { force: true }) };
}

function isWhole(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.size === BALLAST_BYTES;
}

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= LEAST_FREE_BYTES;
}

/** Written, not only stretched: a file with a hole in it takes no room. */
function fill(path: string): void {
  const file = openSync(path, "w", 0o600);
  try {
    const piece = Buffer.alloc(2 ** 20);
    for (let written = 0; written < BALLAST_BYTES; written += piece.length) writeSync(file, piece);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

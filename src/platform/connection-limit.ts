import { readFileSync } from "node:fs";

const MAX_CONNECTIONS = 12_000;
/** For the database, files that are served, and connections to other machines. */
const OTHER_FILES = 256;

/** How many connections to accept, so that the rest of the program never lacks file handles or memory. */
export function connectionLimit(): number {
  return Math.min(MAX_CONNECTIONS, Math.max(1, openFileLimit() - OTHER_FILES));
}

function openFileLimit(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1] ?? Infinity);
  } catch {
    // Only Linux says it there.
    return Infinity;
  }
}

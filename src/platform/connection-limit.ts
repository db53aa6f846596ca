import { readFileSync } from "node:fs";

const MAX_CONNECTIONS = 12_000;
/** Reserved for the database, served files, and outgoing connections. */
const OTHER_FILES = 256;

/** How many connections to accept without running out of file handles or memory. */
export function connectionLimit(): number {
  return Math.min(MAX_CONNECTIONS, Math.max(1, openFileLimit() - OTHER_FILES));
}

function openFileLimit(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1] ?? Infinity);
  } catch {
    // Available on Linux only.
    return Infinity;
  }
}

// The checksum beside a backup, as `sha256sum -c` reads it: bytes that a disk loses later are noticed even where the
// database's own check does not look.
import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, readSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { StorageError } from "../storage-error.ts";

const PIECE_BYTES = 2 ** 20;

export const checksumPath = (path: string): string => `${path}.sha256`;

/** Writes the checksum of `path` beside it, under the name that the file is going to have. */
export function writeChecksum(path: string, finalPath: string): void {
  writeFileSync(checksumPath(finalPath), `${hashFile(path)}  ${basename(finalPath)}\n`, { mode: 0o600 });
}

/** Throws StorageError where the file is not what its checksum says. A file without a checksum passes. */
export function checkChecksum(path: string): void {
  if (!existsSync(checksumPath(path))) return;
  const wanted = readFileSync(checksumPath(path), "utf8").slice(0, 64);
  if (wanted === hashFile(path)) return;
  throw new StorageError(
    `The backup ${path} is damaged or was changed since it was made: its checksum does not fit. Take another one.`,
  );
}

function hashFile(path: string): string {
  const hash = createHash("sha256");
  const file = openSync(path, "r");
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  try {
    for (let length = readSync(file, piece); length > 0; length = readSync(file, piece)) {
      hash.update(piece.subarray(0, length));
    }
  } finally {
    closeSync(file);
  }
  return hash.digest("hex");
}

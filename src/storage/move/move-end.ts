import { resolve } from "node:path";
import { StorageError } from "../storage-error.ts";
import type { MoveEnd } from "./move-ends.ts";
import { createPostgresEnd } from "./postgres-end.ts";
import { createSqliteEnd } from "./sqlite-end.ts";

/** `address`: `sqlite:<path>` or `postgres://user:password@host:port/database`. Throws StorageError on anything else. */
export function createMoveEnd(address: string): MoveEnd {
  const path = /^sqlite:(?<path>[^:].*)$/s.exec(address)?.groups?.["path"];
  if (path !== undefined) return createSqliteEnd(resolve(path));
  if (/^postgres(?:ql)?:\/\//.test(address) && URL.canParse(address)) return createPostgresEnd(address);
  // Not repeated in the sentence: it may hold a password.
  throw new StorageError(
    "Write an address as sqlite:<path of the file> or postgres://user:password@host:5432/name, with special characters of a password escaped (%40 for @).",
  );
}

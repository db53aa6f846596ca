import type { Config } from "../platform/config.ts";
import { UsageError } from "./command.ts";

/** The path of the embedded database. Throws UsageError where the shop keeps its data in PostgreSQL. */
export function embeddedDatabase({ storageUrl }: Config): string {
  const prefix = "sqlite:";
  if (storageUrl.startsWith(prefix)) return storageUrl.slice(prefix.length);
  throw new UsageError(
    "This shop keeps its data in PostgreSQL: back it up and restore it with pg_dump and pg_restore.",
  );
}

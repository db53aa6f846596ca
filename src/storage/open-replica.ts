import { Kysely } from "kysely";
import type { CatalogueWatch } from "./changes/catalogue-watch.ts";
import { readCatalogueVersion } from "./changes/change-log.ts";
import { createReplicaDialect } from "./dialects/postgres-replica.ts";
import type { ShopTables } from "./schema.ts";

/** Where what visitors are shown may be read. */
export interface Replica {
  /** Reads nothing older than the versions of the catalogue noted so far. */
  readonly reader: Kysely<ShopTables>;
  noteVersion(version: number): void;
}

interface ReplicaParts {
  readonly url: string;
  readonly primary: Kysely<ShopTables>;
  readonly watch: CatalogueWatch;
}

/** It need not be there yet: the primary answers for it. */
export async function openReplica({ url, primary, watch }: ReplicaParts): Promise<Replica> {
  let known = 0;
  const noteVersion = (version: number) => {
    known = Math.max(known, version);
  };
  watch.watch(({ version }) => noteVersion(version));
  noteVersion(await readCatalogueVersion(primary));
  const dialect = createReplicaDialect({ url, primary, knownVersion: () => known });
  return { reader: new Kysely<ShopTables>({ dialect }), noteVersion };
}

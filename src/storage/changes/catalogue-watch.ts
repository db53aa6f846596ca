// Tells this process what the public sees changed, whoever changed it.
import type { CatalogueChange } from "../../core/catalogue-change.ts";
import type { ShopDatabase } from "../schema.ts";
import { readCatalogueVersion, readChange } from "./change-log.ts";

export type ChangeListener = (change: CatalogueChange) => void;

/** Watches from the version on that the database is at now. */
export async function watchDatabase(db: ShopDatabase, mayHaveMoved: () => boolean): Promise<CatalogueWatch> {
  return createCatalogueWatch({
    version: await readCatalogueVersion(db),
    listChanges: (since) => readChange(db, since),
    mayHaveMoved,
  });
}

interface WatchParts {
  /** The version up to which nobody here has read anything yet. */
  readonly version: number;
  /** All that changed after a version; undefined where nothing did. */
  readonly listChanges: (since: number) => Promise<CatalogueChange | undefined>;
  /** Cheap, and free of false "no": whether looking may be worth it. */
  readonly mayHaveMoved: () => boolean;
}

export interface CatalogueWatch {
  /** Calls `listener` after each change, one of this process before it is acknowledged. Answers what ends it. */
  watch(listener: ChangeListener): () => void;
  /** This process changed it. */
  tell(change: CatalogueChange): void;
  /** Looks now. */
  look(): Promise<void>;
  /** Nobody knows what was missed. */
  forget(): void;
  close(): Promise<void>;
}

/** Others' changes are seen within 250 ms: a hint costs microseconds, so it is asked for often. */
const LOOK_EVERY_MS = 100;

function createCatalogueWatch({ version, listChanges, mayHaveMoved }: WatchParts): CatalogueWatch {
  const listeners = new Set<ChangeListener>();
  /** All changes up to it were told. */
  let seen = version;
  let isUnsure = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function tellAll(change: CatalogueChange): void {
    for (const listener of listeners) listener(change);
  }

  function forget(): void {
    tellAll({ version: seen, tags: "everything" });
  }

  async function lookOnce(): Promise<void> {
    const since = seen;
    try {
      const change = await listChanges(since);
      isUnsure = false;
      if (change === undefined) return;
      // After a failover it may go back.
      seen = change.version < since ? change.version : Math.max(seen, change.version);
      tellAll(change);
    } catch {
      // Until the database answers again nobody knows what others change.
      isUnsure = true;
      forget();
    }
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  return {
    watch(listener) {
      listeners.add(listener);
      timer ??= setInterval(() => {
        if (mayHaveMoved() || isUnsure) void look();
      }, LOOK_EVERY_MS).unref();
      return () => void listeners.delete(listener);
    },
    tell(change) {
      // With a gap, others changed it meanwhile: looking begins before theirs.
      if (change.version === seen + 1) seen = change.version;
      tellAll(change);
    },
    look,
    forget,
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}

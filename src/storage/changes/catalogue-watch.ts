// Tells this process what the public sees changed, whoever changed it.
import type { CatalogueChange } from "../../core/catalogue-change.ts";
import type { ShopDatabase } from "../schema.ts";
import { readCatalogueVersion, readChange } from "./change-log.ts";

export type ChangeListener = (change: CatalogueChange) => void;

/** Watches from the version on that the database is at now. */
export async function watchDatabase(db: ShopDatabase, mayHaveMoved: () => boolean): Promise<CatalogueWatch> {
  return new CatalogueWatch({
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

/** Others' changes are seen within 250 ms: a hint costs microseconds, so it is asked for often. */
const LOOK_EVERY_MS = 100;
const SILENCE_MS = 200;

export class CatalogueWatch {
  readonly #listChanges: WatchParts["listChanges"];
  readonly #mayHaveMoved: WatchParts["mayHaveMoved"];
  readonly #listeners = new Set<ChangeListener>();
  /** All changes up to it were told. */
  #seen: number;
  #isUnsure = false;
  #isWanted = false;
  #looking: Promise<void> | undefined;
  #askedAt = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ version, listChanges, mayHaveMoved }: WatchParts) {
    this.#seen = version;
    this.#listChanges = listChanges;
    this.#mayHaveMoved = mayHaveMoved;
  }

  /** Calls `listener` after each change, one of this process before it is acknowledged. Answers what ends it. */
  watch(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => this.#tick(), LOOK_EVERY_MS).unref();
    return () => void this.#listeners.delete(listener);
  }

  /** This process changed it. */
  tell(change: CatalogueChange): void {
    // With a gap, others changed it meanwhile: looking begins before theirs.
    if (change.version === this.#seen + 1) this.#seen = change.version;
    this.#tellAll(change);
  }

  /** Nobody knows what was missed. */
  forget(): void {
    this.#tellAll({ version: this.#seen, tags: "everything" });
  }

  /** Looks now, and once more if it looks already: what was read may be from before the news. */
  look(): Promise<void> {
    this.#isWanted = true;
    this.#looking ??= this.#lookWhileWanted().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  #tellAll(change: CatalogueChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  #tick(): void {
    if (this.#looking === undefined) {
      if (this.#mayHaveMoved() || this.#isUnsure) void this.look();
    } else if (performance.now() - this.#askedAt > SILENCE_MS) {
      // A database that does not answer may have changed long ago.
      this.forget();
    }
  }

  async #lookWhileWanted(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      this.#askedAt = performance.now();
      await this.#lookOnce();
    }
  }

  async #lookOnce(): Promise<void> {
    const since = this.#seen;
    try {
      const change = await this.#listChanges(since);
      this.#isUnsure = false;
      // What this process changed meanwhile was told already.
      if (change === undefined || (change.version > since && change.version <= this.#seen)) return;
      // After a failover it may go back.
      this.#seen = change.version < since ? change.version : Math.max(this.#seen, change.version);
      this.#tellAll(change);
    } catch {
      // Until the database answers again nobody knows what others change.
      this.#isUnsure = true;
      this.forget();
    }
  }
}

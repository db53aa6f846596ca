// Port: deleted products, categories, guides, giveaways and deals, kept whole until they are restored or purged.
import type { CategoryId } from "../catalogue/category.ts";
import type { Page, PageRequest } from "../paging/page.ts";
import type { TrashedEntity, TrashEntry, TrashKind } from "./trash.ts";

export interface Restoration {
  readonly slug: string;
  /** Of a product. */
  readonly categoryId: CategoryId | undefined;
  /** Epoch milliseconds; the conflict token increases in any case. */
  readonly updatedAt: number;
}

export interface TrashStore {
  /** Copies the entity with its slugs and its places in guides. It still has to be deleted. */
  add(entry: TrashEntry): Promise<void>;
  /** Last deleted first, keyset paging; the total is capped. Throws DomainError("invalid") on a cursor it did not make. */
  list(kind: TrashKind | undefined, page: PageRequest): Promise<Page<TrashEntry>>;
  /** Removes it from the trash. Of several concurrent callers, one gets it. */
  take(id: string): Promise<TrashedEntity | undefined>;
  /** Restores a taken entity and returns its running number. Not for categories, which are only retired. */
  restore(trashed: TrashedEntity, restoration: Restoration): Promise<number>;
  /** Whether anything was deleted before this moment. */
  hasOlderThan(deletedAt: number): Promise<boolean>;
  /** Permanently removes some entries deleted before this moment, oldest first. */
  removeOlderThan(deletedAt: number, limit: number): Promise<void>;
}

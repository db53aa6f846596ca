// Port: what bulk changes need from storage. Everything takes many products at once: ten thousand single statements
// would take longer than anybody waits.
import type { TrashEntry } from "../../trash/trash.ts";
import type { CategoryId } from "../category.ts";
import type { ProductFilter, ProductId } from "../product.ts";
import type { BulkChange, BulkChangeId } from "./bulk-change.ts";

/** What a bulk change can change of a product. */
export interface Changeable {
  readonly categoryId: CategoryId;
  readonly tags: readonly string[];
  readonly featured: boolean;
  readonly trending: boolean;
  readonly hidden: boolean;
  readonly demo: boolean;
}

/** A product as bulk changes see it. */
export interface BulkProduct extends Changeable {
  readonly seq: number;
  readonly id: ProductId;
  readonly title: string;
  readonly withoutPicture: boolean;
  /** No amount can be read from its price. */
  readonly withoutAmount: boolean;
  readonly updatedAt: number;
}

export interface ProductChange {
  readonly before: BulkProduct;
  readonly after: BulkProduct;
}

/** Why a product was left alone, by a rule or by an undo. */
export interface BulkProblem {
  readonly productId: ProductId;
  readonly title: string;
  readonly reason: string;
}

/** A product that was changed and not brought back yet. */
export interface ChangedRow {
  readonly seq: number;
  readonly productId: ProductId;
  readonly title: string;
  /** The previous state; null for a deleted product, which is in the trash. */
  readonly before: Changeable | null;
  readonly beforeUpdatedAt: number;
  /** The conflict token that the change left behind. */
  readonly afterUpdatedAt: number;
}

/**
 * Why a deleted product stays deleted: its URL or category is gone, it was restored on its own (and maybe deleted again), or
 * it is no longer in the trash.
 */
export type RestoreObstacle = "orphaned" | "restored" | "deleted-again" | "purged";

export interface BulkStore {
  insert(change: BulkChange): Promise<void>;
  update(change: BulkChange): Promise<void>;
  find(id: BulkChangeId): Promise<BulkChange | undefined>;
  /** The one that runs or is being undone, if any. */
  findAtWork(): Promise<BulkChange | undefined>;
  /** Newest first. */
  list(limit: number): Promise<readonly BulkChange[]>;

  /** Products of a list below a running number, newest first. */
  listProducts(filter: ProductFilter, slice: { beforeSeq: number; limit: number }): Promise<readonly BulkProduct[]>;
  /** In any order; those that are gone are left out. */
  findProducts(ids: readonly ProductId[]): Promise<readonly BulkProduct[]>;

  /** Changes products and keeps what they were. */
  change(id: BulkChangeId, changes: readonly ProductChange[]): Promise<void>;
  /** Moves products to the trash, with their addresses and their places in guides. */
  remove(
    id: BulkChangeId,
    products: readonly BulkProduct[],
    deletion: Pick<TrashEntry, "deletedAt" | "deletedBy">,
  ): Promise<void>;
  /** Writes down why products were left alone. */
  refuse(id: BulkChangeId, problems: readonly (BulkProblem & { readonly seq: number })[]): Promise<void>;

  listChanged(id: BulkChangeId, limit: number): Promise<readonly ChangedRow[]>;
  /** Brings changed products back; their `updatedAt` rises. Older changes can be undone as before. */
  restore(id: BulkChangeId, changes: readonly ProductChange[]): Promise<void>;
  /** Restores deleted products from the trash. Returns, by running number, why some couldn't be restored. */
  restoreRemoved(
    id: BulkChangeId,
    rows: readonly ChangedRow[],
    now: number,
  ): Promise<ReadonlyMap<number, RestoreObstacle>>;
  /** Leaves products as they are now, and writes down why. */
  keep(id: BulkChangeId, problems: readonly (BulkProblem & { readonly seq: number })[]): Promise<void>;

  /** Why products were left alone, newest first. */
  listProblems(id: BulkChangeId, limit: number): Promise<readonly BulkProblem[]>;
  /** Gives up what old changes kept for their undo, a piece at a time; false when nothing is left to give up. */
  forget(keepNewest: number, limit: number): Promise<boolean>;
}

// Port: what the catalogue's verbs need from storage. Counters, addresses' uniqueness and folded search
// columns are storage's own affair and change in the same transaction.
import type { Page, PageRequest } from "../paging/page.ts";
import type { Category, CategoryId, CategoryUse } from "./category.ts";
import type { TitlePieces } from "./close-matches/slips.ts";
import type { CatalogueCounts, Product, ProductFilter, ProductId, Visibility } from "./product.ts";
import type { ProductOrder } from "./product-order.ts";

/** All columns that the core decides; `seq` and the category's name come from storage. */
export type ProductRecord = Omit<Product, "seq" | "category">;
export type CategoryRecord = Omit<Category, "seq">;

export interface SeqRange {
  readonly afterSeq: number;
  readonly upToSeq: number;
}

export interface TitleOfProduct {
  readonly id: ProductId;
  /** As search compares it. */
  readonly titleFold: string;
}

export interface ProductPageRequest extends PageRequest {
  readonly order?: ProductOrder | undefined;
}

export interface ProductStore {
  findById(id: ProductId): Promise<Product | undefined>;
  findBySlug(slug: string): Promise<Product | undefined>;
  findMany(ids: readonly ProductId[]): Promise<readonly Product[]>;
  /** Those that have one of these slugs now. */
  findBySlugs(slugs: readonly string[]): Promise<readonly Product[]>;
  /** Keyset paging, newest first by default. Throws DomainError("invalid") on a cursor it did not make. */
  list(filter: ProductFilter, page: ProductPageRequest): Promise<Page<Product>>;
  /** The whole list in bounded memory, newest first by default. */
  stream(filter: ProductFilter, order?: ProductOrder): AsyncIterable<Product>;
  /**
   * Public products whose folded titles hold the pieces of one of the sets, newest first. Of pieces that stand in thousands
   * of titles, those among the newest and a few of all others, so that it costs the same in a catalogue of any size.
   */
  listTitlesHolding(sets: readonly TitlePieces[], limit: number): Promise<readonly TitleOfProduct[]>;
  /** Prices of the newest public products in this currency, in thousandths of its unit. */
  listNewestAmounts(currency: string, limit: number): Promise<readonly number[]>;
  /** The public product with the lowest running number from this one on. */
  findNext(fromSeq: number): Promise<Product | undefined>;
  counts(visibility: Visibility): Promise<CatalogueCounts>;
  insert(product: ProductRecord): Promise<Product>;
  /** Many at once, in their order; reads nothing back. */
  insertAll(products: readonly ProductRecord[]): Promise<void>;
  /** Replaces every column but `seq`, `id` and `createdAt`. */
  update(product: ProductRecord): Promise<Product>;
  remove(id: ProductId): Promise<void>;
  /** The highest running number that was given out, 0 on an empty catalogue. */
  lastSeq(): Promise<number>;
  /** Addresses of public products with `afterSeq < seq <= upToSeq`, for the sitemap. */
  listAddresses(range: SeqRange): Promise<readonly Pick<Product, "slug" | "updatedAt">[]>;
  /** Demo products, for `demo remove`. */
  listDemo(): Promise<readonly Product[]>;
}

export interface CategoryStore {
  findById(id: CategoryId): Promise<Category | undefined>;
  /** By folded name, retired ones included; a live one wins. */
  findByName(name: string): Promise<Category | undefined>;
  /** The same for many names, in their order. */
  findByNames(names: readonly string[]): Promise<readonly (Category | undefined)[]>;
  /** Live categories only. */
  findBySlug(slug: string): Promise<Category | undefined>;
  /** Live categories by name. */
  list(): Promise<readonly Category[]>;
  listWithUse(visibility: Visibility): Promise<readonly CategoryUse[]>;
  insert(category: CategoryRecord): Promise<Category>;
  update(category: CategoryRecord): Promise<Category>;
  /** For demo content that nothing uses any more; the owner's categories retire instead. */
  remove(id: CategoryId): Promise<void>;
}

import type { Brand } from "../brand.ts";

export type CategoryId = Brand<string, "CategoryId">;

/** A shelf of the shop. Products point to its id, so that renaming is one row. */
export interface Category {
  readonly seq: number;
  readonly id: CategoryId;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /** Deleted by the owner: in no list, its page is not found, its products keep showing its name. */
  readonly retired: boolean;
  readonly demo: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface CategoryDraft {
  readonly name: string;
  readonly description: string;
}

/** A category with the number of products that use it. */
export interface CategoryUse {
  readonly category: Category;
  readonly products: number;
}

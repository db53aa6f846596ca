import type { CatalogueCounts } from "../core/catalogue/product.ts";

/** The dashboard's four counts, and how many products each filter of the product table leaves. */
export interface StatsJson {
  readonly total: number;
  readonly featured: number;
  readonly trending: number;
  readonly categories: number;
  readonly hidden: number;
  readonly without_picture: number;
  readonly without_amount: number;
  readonly deleted_category: number;
}

export function toStatsJson({
  withoutPicture,
  withoutAmount,
  inDeletedCategory,
  ...counts
}: CatalogueCounts): StatsJson {
  return {
    ...counts,
    without_picture: withoutPicture,
    without_amount: withoutAmount,
    deleted_category: inDeletedCategory,
  };
}

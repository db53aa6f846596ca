import type { CatalogueCounts } from "../core/catalogue/product.ts";

/** The dashboard's four counts. */
export interface StatsJson {
  readonly total: number;
  readonly featured: number;
  readonly trending: number;
  readonly categories: number;
}

export function toStatsJson({ total, featured, trending, categories }: CatalogueCounts): StatsJson {
  return { total, featured, trending, categories };
}

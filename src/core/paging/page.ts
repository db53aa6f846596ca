/** One page of a list, newest or first in its order first. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Opaque; absent on the last page. */
  readonly nextCursor: string | undefined;
  /** How many items the whole list has. Totals of searches stop counting at `TOTAL_CAP`. */
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** Counting a million matches takes 80 ms; past this a list says "1000+". */
export const TOTAL_CAP = 1000;

/** How many products a page of the storefront holds (design: Home). */
export const PAGE_SIZE = 48;

/** The most that one call of the API may ask for. */
export const MAX_LIMIT = 100;

export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

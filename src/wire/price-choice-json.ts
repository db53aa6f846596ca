import type { PriceChoice } from "../core/catalogue/list-price-choices.ts";

/** A band of prices as `/api` gives it: the ends as `price_from` and `price_below` of a list take them. */
export interface PriceChoiceJson {
  readonly price_from: string | null;
  readonly price_below: string | null;
  readonly label: string;
}

export function toPriceChoiceJson({ from, below, label }: PriceChoice): PriceChoiceJson {
  return { price_from: from?.toString() ?? null, price_below: below?.toString() ?? null, label };
}

import { ApiError } from "../api/api-error.ts";
import { findProduct } from "../api/products-api.ts";
import type { PickValue } from "./guide-values.ts";

/** Those picks whose products do not exist any more, among the ones that an answer of the API complains about. */
export async function findGonePicks(refusal: unknown, picks: readonly PickValue[]): Promise<readonly PickValue[]> {
  const doubted = picks.filter((_, index) => complainsAbout(refusal, index));
  const products = await Promise.all(doubted.map(({ product_id }) => findProduct(product_id)));
  return doubted.filter((_, index) => products[index] === undefined);
}

function complainsAbout(error: unknown, index: number): boolean {
  return error instanceof ApiError && error.errors.some(({ field }) => field.startsWith(`products.${String(index)}.`));
}

/** "“Beer hat” and “Mug” were deleted meanwhile and are taken out of this guide. Save again to keep the rest." */
export function goneSentence(gone: readonly PickValue[]): string {
  const names = gone.map(({ title }) => `“${title}”`);
  const all = new Intl.ListFormat("en").format(names);
  const [were, are] = gone.length === 1 ? ["was", "is"] : ["were", "are"];
  return `${all} ${were} deleted meanwhile and ${are} taken out of this guide. Save again to keep the rest.`;
}

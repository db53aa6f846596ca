import type { TrashKind } from "../../../core/trash/trash.ts";

/** Capitalized, for the start of a line. */
export const KIND_NAMES: Readonly<Record<TrashKind, string>> = {
  product: "Product",
  category: "Category",
  guide: "Gift guide",
  giveaway: "Giveaway",
  deal: "Exclusive deal",
};

import type { AddressKind } from "./address-store.ts";

/** What people and the audit log call each kind. */
export const ADDRESS_NOUNS: Readonly<Record<AddressKind, string>> = {
  product: "product",
  category: "category",
  guide: "gift guide",
  giveaway: "giveaway",
  deal: "exclusive deal",
};

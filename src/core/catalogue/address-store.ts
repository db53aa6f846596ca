// Port: every slug that was ever given out. A changed title keeps its slug, a renamed slug redirects for ever,
// a deleted thing's slug stays taken.
export type AddressKind = "product" | "category" | "guide" | "giveaway" | "deal";

export interface AddressStore {
  /** Takes `slug` for the entity; false when it is taken by another (its own old slug may be taken again). */
  claim(kind: AddressKind, slug: string, entityId: string): Promise<boolean>;
  /** The entity that has or had this slug; it may be deleted since. */
  find(kind: AddressKind, slug: string): Promise<string | undefined>;
  /** Frees all slugs of an entity: demo content only. */
  release(kind: AddressKind, entityId: string): Promise<void>;
}

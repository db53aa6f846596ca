// Port: every slug that was ever given out. A changed title keeps its slug, a renamed slug redirects for ever,
// a deleted thing's slug stays taken.
export type AddressKind = "product" | "category" | "guide" | "giveaway" | "deal";

export interface AddressClaim {
  readonly kind: AddressKind;
  readonly slug: string;
  readonly entityId: string;
}

export interface AddressStore {
  /** Takes `slug` for the entity; false when it is taken by another (its own old slug may be taken again). */
  claim(kind: AddressKind, slug: string, entityId: string): Promise<boolean>;
  /** Takes slugs that differ from each other; answers those that were free. */
  claimAll(claims: readonly AddressClaim[]): Promise<ReadonlySet<string>>;
  /** The entity that has or had this slug; it may be deleted since. */
  find(kind: AddressKind, slug: string): Promise<string | undefined>;
  /** Frees all slugs of an entity: demo content only. */
  release(kind: AddressKind, entityId: string): Promise<void>;
}

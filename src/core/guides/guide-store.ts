// Port: gift guides and their picks.
import type { ProductId } from "../catalogue/product.ts";
import type { Guide, GuideId, GuidePick } from "./guide.ts";

export type GuideRecord = Omit<Guide, "seq">;

export interface GuideStore {
  findById(id: GuideId): Promise<Guide | undefined>;
  findBySlug(slug: string): Promise<Guide | undefined>;
  /** Featured first, then newest. */
  list(): Promise<readonly Guide[]>;
  /** Those that name this product, hidden or not, in the same order. */
  listNaming(productId: ProductId): Promise<readonly Guide[]>;
  /** In the owner's order; picks of deleted products are gone. */
  listPicks(id: GuideId): Promise<readonly GuidePick[]>;
  insert(guide: GuideRecord, picks: readonly GuidePick[]): Promise<Guide>;
  update(guide: GuideRecord, picks: readonly GuidePick[]): Promise<Guide>;
  remove(id: GuideId): Promise<void>;
}

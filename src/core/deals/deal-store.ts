// Port: exclusive deals.
import type { Deal, DealId } from "./deal.ts";

export type DealRecord = Omit<Deal, "seq">;

export interface DealStore {
  findById(id: DealId): Promise<Deal | undefined>;
  findBySlug(slug: string): Promise<Deal | undefined>;
  /** By expiry, soonest first; those without one last. */
  list(): Promise<readonly Deal[]>;
  insert(deal: DealRecord): Promise<Deal>;
  update(deal: DealRecord): Promise<Deal>;
  remove(id: DealId): Promise<void>;
}

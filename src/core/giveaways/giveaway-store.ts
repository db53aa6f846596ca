// Port: giveaways.
import type { Giveaway, GiveawayId } from "./giveaway.ts";

export type GiveawayRecord = Omit<Giveaway, "seq">;

export interface GiveawayStore {
  findById(id: GiveawayId): Promise<Giveaway | undefined>;
  findBySlug(slug: string): Promise<Giveaway | undefined>;
  /** By end, latest first. */
  list(): Promise<readonly Giveaway[]>;
  insert(giveaway: GiveawayRecord): Promise<Giveaway>;
  update(giveaway: GiveawayRecord): Promise<Giveaway>;
  remove(id: GiveawayId): Promise<void>;
}

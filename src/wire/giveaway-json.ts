import type { Giveaway } from "../core/giveaways/giveaway.ts";
import { toInstantJson } from "./instant-json.ts";

export interface GiveawayJson {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly prize: string;
  readonly image: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly active: boolean;
  readonly winner_announced: boolean;
  readonly updated_at: string;
}

export function toGiveawayJson(giveaway: Giveaway): GiveawayJson {
  return {
    id: giveaway.id,
    slug: giveaway.slug,
    title: giveaway.title,
    description: giveaway.description,
    prize: giveaway.prize,
    image: giveaway.image,
    start_date: toInstantJson(giveaway.startAt),
    end_date: toInstantJson(giveaway.endAt),
    active: giveaway.active,
    winner_announced: giveaway.winnerAnnounced,
    updated_at: toInstantJson(giveaway.updatedAt),
  };
}

import type { Giveaway } from "../core/giveaways/giveaway.ts";
import type { FieldError } from "../core/errors/domain-error.ts";
import { toFieldErrorsJson } from "./field-errors-json.ts";
import { toInstantJson } from "./instant-json.ts";
import type { WarningJson } from "./problem-json.ts";

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
  readonly announce: boolean;
  readonly how_to_enter: string;
  readonly entry_url: string;
  readonly sponsor: string;
  readonly eligibility: string;
  readonly rules: string;
  readonly winner_name: string;
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
    announce: giveaway.announce,
    how_to_enter: giveaway.howToEnter,
    entry_url: giveaway.entryUrl,
    sponsor: giveaway.sponsor,
    eligibility: giveaway.eligibility,
    rules: giveaway.rules,
    winner_name: giveaway.winnerName,
    updated_at: toInstantJson(giveaway.updatedAt),
  };
}

/** The answer to saving: with what the owner should know about it. */
export interface SavedGiveawayJson extends GiveawayJson {
  readonly warnings: readonly WarningJson[];
}

export function toSavedGiveawayJson(giveaway: Giveaway, warnings: readonly FieldError[]): SavedGiveawayJson {
  return { ...toGiveawayJson(giveaway), warnings: toFieldErrorsJson(warnings) };
}

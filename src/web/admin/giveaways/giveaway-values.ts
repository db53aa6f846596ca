import { fromIso } from "../../../core/time/iso-instant.ts";
import type { ListedTimes } from "../../../core/giveaways/giveaway-listing.ts";
import { readTypedMoment, toTypedText } from "../../../core/time/typed-moment.ts";
import type { GiveawayJson } from "../../../wire/giveaway-json.ts";
import type { GiveawayBody } from "../api/giveaways-api.ts";
import { changedSlug } from "../editor/changed-slug.ts";
import { toInstantText } from "../dates/to-instant-text.ts";

/** What stands in the form, under the API's names; dates as in dates/moment-text.ts. */
export interface GiveawayFormValues {
  title: string;
  prize: string;
  description: string;
  image: string;
  start_date: string;
  end_date: string;
  active: boolean;
  winner_announced: boolean;
  /** Empty for a new one. */
  slug: string;
  announce: boolean;
  how_to_enter: string;
  entry_url: string;
  sponsor: string;
  eligibility: string;
  rules: string;
  winner_name: string;
}

/** A giveaway that is being written is meant to run. */
export const BLANK_GIVEAWAY: GiveawayFormValues = {
  title: "",
  prize: "",
  description: "",
  image: "",
  start_date: "",
  end_date: "",
  active: true,
  winner_announced: false,
  slug: "",
  announce: false,
  how_to_enter: "",
  entry_url: "",
  sponsor: "",
  eligibility: "",
  rules: "",
  winner_name: "",
};

/** With its dates by the wall clock of `zone`. */
export function toGiveawayValues(giveaway: GiveawayJson, zone: string): GiveawayFormValues {
  return {
    title: giveaway.title,
    prize: giveaway.prize,
    description: giveaway.description,
    image: giveaway.image,
    start_date: toTypedText(fromIso(giveaway.start_date), zone, "start"),
    end_date: toTypedText(fromIso(giveaway.end_date), zone, "end"),
    active: giveaway.active,
    winner_announced: giveaway.winner_announced,
    slug: giveaway.slug,
    announce: giveaway.announce,
    how_to_enter: giveaway.how_to_enter,
    entry_url: giveaway.entry_url,
    sponsor: giveaway.sponsor,
    eligibility: giveaway.eligibility,
    rules: giveaway.rules,
    winner_name: giveaway.winner_name,
  };
}

interface BodyTerms {
  readonly zone: string;
  readonly savedSlug: string | undefined;
}

export function toGiveawayBody(form: GiveawayFormValues, { zone, savedSlug = "" }: BodyTerms): GiveawayBody {
  const { slug, ...values } = form;
  return {
    ...values,
    ...changedSlug(slug, savedSlug),
    start_date: toInstantText(values.start_date, zone, "start"),
    end_date: toInstantText(values.end_date, zone, "end"),
  };
}

/** As far as both dates can be read. */
export function timesOfValues(values: GiveawayFormValues, zone: string): ListedTimes | undefined {
  const start = readTypedMoment(values.start_date, zone, "start");
  const end = readTypedMoment(values.end_date, zone, "end");
  if (start === undefined || end === undefined) return undefined;
  const { active, announce, winner_announced: winnerAnnounced } = values;
  return { startAt: start.at, endAt: end.at, active, announce, winnerAnnounced };
}

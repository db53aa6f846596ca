import { optionalImage, optionalLink } from "../fields/address-field.ts";
import { requiredDate } from "../fields/date-field.ts";
import { flag, optionalLine, optionalText, requiredLine } from "../fields/text-field.ts";
import { GIVEAWAY_LIMITS } from "./giveaway-rules.ts";

/** Each field of a giveaway as the form and the API read it; dates wait for the shop's zone (`toGiveawayDraft`). */
export const giveawayFields = {
  title: requiredLine("Title", GIVEAWAY_LIMITS.title),
  description: optionalText("Description", GIVEAWAY_LIMITS.description),
  prize: requiredLine("Prize", GIVEAWAY_LIMITS.prize),
  image: optionalImage("Image"),
  startDate: requiredDate("Start date"),
  endDate: requiredDate("End date"),
  active: flag("Active"),
  winnerAnnounced: flag("Winner announced"),
  announce: flag("Announce before it starts"),
  howToEnter: optionalText("How to enter", GIVEAWAY_LIMITS.howToEnter),
  entryUrl: optionalLink("Entry link"),
  sponsor: optionalLine("Sponsor", GIVEAWAY_LIMITS.sponsor),
  eligibility: optionalText("Eligibility", GIVEAWAY_LIMITS.eligibility),
  rules: optionalText("Rules", GIVEAWAY_LIMITS.rules),
  winnerName: optionalLine("Winner’s name", GIVEAWAY_LIMITS.winnerName),
};

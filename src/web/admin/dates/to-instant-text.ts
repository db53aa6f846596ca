import { toInstantJson } from "../../../wire/instant-json.ts";
import { readTypedMoment } from "../../../core/time/typed-moment.ts";

/**
 * A typed moment as the instant that the form shows for it, so that it is kept as shown even if the shop's zone was
 * changed meanwhile. What is no date is sent as typed, for the API to refuse.
 */
export function toInstantText(text: string, zone: string, edge: "start" | "end"): string {
  const moment = readTypedMoment(text, zone, edge);
  return moment === undefined ? text : toInstantJson(moment.at);
}

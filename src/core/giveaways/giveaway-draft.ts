import { type DateText, toInstantIn } from "../fields/date-field.ts";
import { refuseField } from "../errors/domain-error.ts";
import type { GiveawayDraft } from "./giveaway.ts";
import { orderProblem } from "./giveaway-rules.ts";

/** A giveaway as somebody typed it. */
export type GiveawayInput = Omit<GiveawayDraft, "startAt" | "endAt"> & {
  readonly startDate: DateText;
  readonly endDate: DateText;
};

/** Reads the dates in the shop's zone. Throws DomainError("invalid") where the end is before the start. */
export function toGiveawayDraft({ startDate, endDate, ...columns }: GiveawayInput, timeZone: string): GiveawayDraft {
  const startAt = toInstantIn(timeZone, { text: startDate, edge: "start", field: "startDate" });
  const endAt = toInstantIn(timeZone, { text: endDate, edge: "end", field: "endDate" });
  const problem = orderProblem({ startAt, endAt });
  if (problem !== undefined) throw refuseField("endDate", problem);
  return { ...columns, startAt, endAt };
}

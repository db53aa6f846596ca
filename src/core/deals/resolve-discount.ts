import { refuseField } from "../errors/domain-error.ts";
import { discountProblem, impliedDiscount } from "../money/discount-check.ts";
import { settingsIn } from "../settings/read-settings.ts";
import type { Stores } from "../storage.ts";
import type { DealDraft } from "./deal.ts";

/**
 * Fills in an empty discount from the prices. Runs inside the transaction that stores the deal, so that a concurrent
 * currency change can't affect it. Throws DomainError("invalid") if prices and discount contradict each other.
 */
export async function resolveDiscount({ settings }: Stores, draft: DealDraft): Promise<DealDraft> {
  const defaults = await settingsIn(settings);
  const problem = discountProblem(draft, defaults);
  if (problem !== undefined) throw refuseField(problem.field, problem.message);
  if (draft.discountPercentage !== "") return draft;
  return { ...draft, discountPercentage: impliedDiscount(draft, defaults) ?? "" };
}

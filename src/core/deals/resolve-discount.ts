import { refuseField } from "../errors/domain-error.ts";
import { discountProblem, impliedDiscount } from "../money/discount-check.ts";
import { settingsIn } from "../settings/read-settings.ts";
import type { Stores } from "../storage.ts";
import type { DealDraft } from "./deal.ts";

/**
 * A draft with the discount that its prices imply where it was left empty. Inside the transaction that stores it, so that
 * no price is read by a currency that was just changed. Throws DomainError("invalid") where prices and discount
 * contradict each other.
 */
export async function resolveDiscount({ settings }: Stores, draft: DealDraft): Promise<DealDraft> {
  const defaults = await settingsIn(settings);
  const problem = discountProblem(draft, defaults);
  if (problem !== undefined) throw refuseField(problem.field, problem.message);
  if (draft.discountPercentage !== "") return draft;
  return { ...draft, discountPercentage: impliedDiscount(draft, defaults) ?? "" };
}

import type { FieldError } from "../errors/domain-error.ts";
import { discountProblem } from "../money/discount-check.ts";
import { discountWarnings, normalizeDiscount } from "../money/discount.ts";
import { type PriceDefaults, priceWarning } from "../money/price.ts";
import type { Settings } from "../settings/settings.ts";
import { isBlank } from "../text/clean-text.ts";
import { parseImageAddress } from "../text/image-address.ts";
import { linkWarnings } from "../text/safe-url.ts";
import { type DealExpiry, isDealActive } from "./deal-expiry.ts";

type WarnedFields = "exclusivePrice" | "originalPrice" | "discountPercentage" | "affiliateLink" | "image" | "expiresAt";

/** A deal as far as it can be doubted: a saved one, or one that is being typed. */
export type WarnedDeal = Readonly<Record<Exclude<WarnedFields, "expiresAt">, string>> & DealExpiry;

/** What the owner should know about a deal that is accepted all the same; fields by their names in DealDraft. */
export function dealWarnings(
  deal: WarnedDeal,
  settings: Pick<Settings, "currency" | "locale">,
  now: number,
): readonly FieldError[] {
  const image = deal.image === "" ? undefined : parseImageAddress(deal.image);
  const isOver = !isDealActive(deal, now);
  return [
    ...about("exclusivePrice", [priceWarning(deal.exclusivePrice, settings)]),
    ...about("originalPrice", [priceWarning(deal.originalPrice, settings)]),
    ...about("discountPercentage", discountWarnings(deal, settings)),
    ...contradictions(deal, settings),
    ...about("affiliateLink", linkWarnings(deal.affiliateLink)),
    ...about("image", image?.ok === true ? image.warnings : []),
    ...about("expiresAt", isOver ? ["This deal has expired already. Shoppers do not see it."] : []),
  ];
}

/** For a deal that was stored before such discounts were rejected, or that is being edited. None if prices are missing. */
function contradictions(deal: WarnedDeal, settings: PriceDefaults): FieldError[] {
  const discountPercentage = normalizeDiscount(deal.discountPercentage).text;
  const problem = discountProblem({ ...deal, discountPercentage }, settings);
  const isUnfinished = isBlank(deal.exclusivePrice) || isBlank(deal.originalPrice);
  if (problem === undefined || isUnfinished) return [];
  return discountPercentage === "" && problem.field === "discountPercentage" ? [] : [problem];
}

function about(field: WarnedFields, messages: readonly (string | undefined)[]): FieldError[] {
  return messages.flatMap((message) => (message === undefined ? [] : [{ field, message }]));
}

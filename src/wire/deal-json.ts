import type { Deal } from "../core/deals/deal.ts";
import type { FieldError } from "../core/errors/domain-error.ts";
import { toFieldErrorsJson } from "./field-errors-json.ts";
import { toInstantJson } from "./instant-json.ts";
import type { WarningJson } from "./problem-json.ts";

/** An exclusive deal as `/api/exclusives` gives it. */
export interface DealJson {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly exclusive_price: string;
  readonly original_price: string;
  readonly discount_percentage: string;
  readonly expires_at: string | null;
  readonly affiliate_link: string;
  readonly updated_at: string;
}

export function toDealJson(deal: Deal): DealJson {
  return {
    id: deal.id,
    slug: deal.slug,
    title: deal.title,
    description: deal.description,
    image: deal.image,
    exclusive_price: deal.exclusivePrice,
    original_price: deal.originalPrice,
    discount_percentage: deal.discountPercentage,
    expires_at: deal.expiresAt === null ? null : toInstantJson(deal.expiresAt),
    affiliate_link: deal.affiliateLink,
    updated_at: toInstantJson(deal.updatedAt),
  };
}

/** The answer to saving: with what the owner should know about it. */
export interface SavedDealJson extends DealJson {
  readonly warnings: readonly WarningJson[];
}

export function toSavedDealJson(deal: Deal, warnings: readonly FieldError[]): SavedDealJson {
  return { ...toDealJson(deal), warnings: toFieldErrorsJson(warnings) };
}

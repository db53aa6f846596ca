import { fromIso } from "../../../core/time/iso-instant.ts";
import { readTypedMoment, toTypedText } from "../../../core/time/typed-moment.ts";
import type { WarnedDeal } from "../../../core/deals/deal-warnings.ts";
import type { DealJson } from "../../../wire/deal-json.ts";
import type { DealBody } from "../api/exclusives-api.ts";
import { toInstantText } from "../dates/to-instant-text.ts";

/** What stands in the form, under the API's names; the date as in dates/moment-text.ts. */
export interface DealFormValues {
  title: string;
  description: string;
  image: string;
  exclusive_price: string;
  original_price: string;
  discount_percentage: string;
  expires_at: string;
  affiliate_link: string;
}

export const BLANK_DEAL: DealFormValues = {
  title: "",
  description: "",
  image: "",
  exclusive_price: "",
  original_price: "",
  discount_percentage: "",
  expires_at: "",
  affiliate_link: "",
};

/** With its expiry by the wall clock of `zone`. */
export function toDealValues(deal: DealJson, zone: string): DealFormValues {
  return {
    title: deal.title,
    description: deal.description,
    image: deal.image,
    exclusive_price: deal.exclusive_price,
    original_price: deal.original_price,
    discount_percentage: deal.discount_percentage,
    expires_at: deal.expires_at === null ? "" : toTypedText(fromIso(deal.expires_at), zone, "end"),
    affiliate_link: deal.affiliate_link,
  };
}

export function toDealBody(values: DealFormValues, zone: string): DealBody {
  return {
    ...values,
    expires_at: values.expires_at === "" ? null : toInstantText(values.expires_at, zone, "end"),
  };
}

/** What can be doubted while it is typed. */
export function toWarnedDeal(values: DealFormValues, zone: string): WarnedDeal {
  return {
    exclusivePrice: values.exclusive_price,
    originalPrice: values.original_price,
    discountPercentage: values.discount_percentage,
    affiliateLink: values.affiliate_link,
    image: values.image,
    expiresAt: readTypedMoment(values.expires_at, zone, "end")?.at,
  };
}

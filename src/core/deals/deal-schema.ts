import { optionalImage, requiredLink } from "../fields/address-field.ts";
import { optionalDate } from "../fields/date-field.ts";
import { cleanAsGiven, optionalField, optionalText, requiredField, requiredLine } from "../fields/text-field.ts";
import { normalizeDiscount } from "../money/discount.ts";
import { DEAL_LIMITS } from "./deal-rules.ts";

const priceField = (label: string) => requiredField({ label, max: DEAL_LIMITS.price, clean: cleanAsGiven });

/** Each field of an exclusive deal as the form and the API read it; the date waits for the shop's zone. */
export const dealFields = {
  title: requiredLine("Title", DEAL_LIMITS.title),
  description: optionalText("Description", DEAL_LIMITS.description),
  image: optionalImage("Image"),
  exclusivePrice: priceField("Exclusive price"),
  originalPrice: priceField("Original price"),
  /** Empty: calculated from the prices. */
  discountPercentage: optionalField({
    label: "Discount",
    max: DEAL_LIMITS.discount,
    clean: (text) => normalizeDiscount(text).text,
  }),
  expiresAt: optionalDate("Expiry date"),
  affiliateLink: requiredLink("Affiliate link"),
};

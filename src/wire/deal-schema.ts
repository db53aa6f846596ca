import { z } from "zod";
import type { DealInput } from "../core/deals/deal-draft.ts";
import { dealFields } from "../core/deals/deal-schema.ts";
import { describes } from "./agreement.ts";
import type { DealJson, SavedDealJson } from "./deal-json.ts";
import { basedOnField, idSchema, instantSchema } from "./instant-schema.ts";
import { warningsSchema } from "./problem-schema.ts";

export const dealSchema = describes<DealJson>()(
  z
    .object({
      id: idSchema,
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      image: z.string(),
      exclusive_price: z.string(),
      original_price: z.string(),
      discount_percentage: z.string().meta({ description: "Text including the percent sign." }),
      expires_at: instantSchema.nullable(),
      affiliate_link: z.string(),
      updated_at: instantSchema,
    })
    .meta({ id: "Deal" }),
);

export const savedDealSchema = describes<SavedDealJson>()(
  dealSchema.extend({ warnings: warningsSchema }).meta({ id: "SavedDeal" }),
);

const body = z.object({
  title: dealFields.title,
  description: dealFields.description,
  image: dealFields.image,
  exclusive_price: dealFields.exclusivePrice,
  original_price: dealFields.originalPrice,
  discount_percentage: dealFields.discountPercentage,
  expires_at: dealFields.expiresAt,
  affiliate_link: dealFields.affiliateLink,
});

/** `POST /exclusives` */
export const newDealSchema = body.transform(toInput).meta({ id: "NewDeal" });

/** `PUT /exclusives/{id}` */
export const dealRevisionSchema = body
  .extend({ updated_at: basedOnField })
  .transform(({ updated_at: basedOn, ...fields }) => ({ input: toInput(fields), basedOn }))
  .meta({ id: "DealRevision" });

function toInput(fields: z.output<typeof body>): DealInput {
  return {
    title: fields.title,
    description: fields.description,
    image: fields.image,
    exclusivePrice: fields.exclusive_price,
    originalPrice: fields.original_price,
    discountPercentage: fields.discount_percentage,
    expiresAt: fields.expires_at,
    affiliateLink: fields.affiliate_link,
  };
}

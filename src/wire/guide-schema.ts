import { z } from "zod";
import { optionalSlug } from "../core/fields/slug-field.ts";
import type { GuideDraft } from "../core/guides/guide.ts";
import { guideFields, pickFields, pickList } from "../core/guides/guide-schema.ts";
import { describes } from "./agreement.ts";
import type { GuideDetailJson, GuideJson } from "./guide-json.ts";
import { basedOnField, idSchema, instantSchema } from "./instant-schema.ts";
import { productSchema } from "./product-schema.ts";

export const guideSchema = describes<GuideJson>()(
  z
    .object({
      id: idSchema,
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      image: z.string(),
      occasion: z.string(),
      featured: z.boolean(),
      updated_at: instantSchema,
    })
    .meta({ id: "Guide" }),
);

export const guideDetailSchema = describes<GuideDetailJson>()(
  guideSchema
    .extend({
      products: z.array(z.object({ product: productSchema, blurb: z.string() })),
    })
    .meta({ id: "GuideDetail" }),
);

const pickSchema = z
  .object({ product_id: pickFields.productId, blurb: pickFields.blurb }, { error: "Each product must be an object." })
  .transform(({ product_id: productId, blurb }) => ({ productId, blurb }));

const body = z.object({ ...guideFields, products: pickList(pickSchema) });

/** `POST /gift-guides` */
export const newGuideSchema = body.transform(toDraft).meta({ id: "NewGuide" });

/** `PUT /gift-guides/{id}`; without `products` the guide keeps those it has. */
export const guideRevisionSchema = body
  .extend({ slug: optionalSlug, updated_at: basedOnField })
  .transform(({ slug, updated_at: basedOn, ...fields }) => ({ draft: toDraft(fields), slug, basedOn }))
  .meta({ id: "GuideRevision" });

function toDraft({ products, ...fields }: z.output<typeof body>): GuideDraft {
  return { ...fields, picks: products };
}

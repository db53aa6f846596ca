import { z } from "zod";
import type { ProductDraft } from "../core/catalogue/product.ts";
import { productFields } from "../core/catalogue/product-schema.ts";
import { optionalSlug } from "../core/fields/slug-field.ts";
import { describes } from "./agreement.ts";
import { basedOnField, idSchema, instantSchema } from "./instant-schema.ts";
import { warningsSchema } from "./problem-schema.ts";
import type { ListedProductJson, ProductJson, SavedProductJson } from "./product-json.ts";

export const productSchema = describes<ProductJson>()(
  z
    .object({
      id: idSchema,
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      long_description: z.string(),
      price: z.string().meta({ description: "Free text, shown as given." }),
      price_amount: z
        .string()
        .nullable()
        .meta({ description: 'Decimal text such as "19.99"; null where the price does not parse.' }),
      price_upper_amount: z
        .string()
        .nullable()
        .meta({ description: "The upper end of a range. Null for a single amount. price_amount is the lower end." }),
      price_currency: z.string().nullable().meta({ description: "ISO 4217." }),
      category: z.string().meta({ description: "The category's name." }),
      images: z.array(z.string()),
      tags: z.array(z.string()),
      featured: z.boolean(),
      trending: z.boolean(),
      hidden: z.boolean().meta({ description: "Off every public page and list." }),
      affiliate_link: z.string(),
      created_at: instantSchema,
      updated_at: instantSchema,
    })
    .meta({ id: "Product" }),
);

export const listedProductSchema = describes<ListedProductJson>()(
  productSchema
    .extend({
      requested_slugs: z
        .array(z.string())
        .meta({ description: "The slugs in the request that led to this product, current or old." }),
    })
    .meta({ id: "ListedProduct" }),
);

export const savedProductSchema = describes<SavedProductJson>()(
  productSchema.extend({ warnings: warningsSchema }).meta({ id: "SavedProduct" }),
);

const body = z.object({
  title: productFields.title,
  description: productFields.description,
  long_description: productFields.longDescription,
  price: productFields.price,
  affiliate_link: productFields.affiliateLink,
  category: productFields.category,
  images: productFields.images,
  tags: productFields.tags,
  featured: productFields.featured,
  trending: productFields.trending,
  hidden: productFields.hidden,
});

/** `POST /products` */
export const newProductSchema = body.transform(toDraft).meta({ id: "NewProduct" });

/** `PUT /products/{id}` */
export const productRevisionSchema = body
  .extend({ slug: optionalSlug, updated_at: basedOnField })
  .transform(({ slug, updated_at: basedOn, ...fields }) => ({ draft: toDraft(fields), slug, basedOn }))
  .meta({ id: "ProductRevision" });

/** `PUT /products/{id}/visibility` */
export const visibilitySchema = z
  .object({ hidden: z.boolean({ error: "hidden must be true or false." }) })
  .meta({ id: "Visibility" });

function toDraft({ long_description, affiliate_link, ...fields }: z.output<typeof body>): ProductDraft {
  return { ...fields, longDescription: long_description, affiliateLink: affiliate_link };
}

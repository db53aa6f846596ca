import { z } from "zod";
import { categoryFields } from "../core/catalogue/category-schema.ts";
import { optionalSlug } from "../core/fields/slug-field.ts";
import { describes } from "./agreement.ts";
import type { CategoryJson, CategoryUseJson } from "./category-json.ts";
import { basedOnField, idSchema, instantSchema } from "./instant-schema.ts";

export const categorySchema = describes<CategoryJson>()(
  z
    .object({
      id: idSchema,
      name: z.string(),
      slug: z.string(),
      description: z.string(),
      updated_at: instantSchema,
    })
    .meta({ id: "Category" }),
);

export const categoryUseSchema = describes<CategoryUseJson>()(
  categorySchema.extend({ product_count: z.int().min(0) }).meta({ id: "CategoryUse" }),
);

/** `POST /categories` */
export const newCategorySchema = z.object(categoryFields).meta({ id: "NewCategory" });

/** `PUT /categories/{id}` */
export const categoryRevisionSchema = newCategorySchema
  .extend({ slug: optionalSlug, updated_at: basedOnField })
  .transform(({ slug, updated_at: basedOn, ...draft }) => ({ draft, slug, basedOn }))
  .meta({ id: "CategoryRevision" });

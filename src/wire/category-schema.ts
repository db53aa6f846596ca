import { z } from "zod";
import { categoryFields } from "../core/catalogue/category-schema.ts";
import { type Agrees, agree } from "./agreement.ts";
import type { CategoryJson, ListedCategoryJson } from "./category-json.ts";
import { basedOnField, idSchema, instantSchema } from "./instant-schema.ts";

export const categorySchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  updated_at: instantSchema,
});
agree<Agrees<typeof categorySchema, CategoryJson>>();

/** In lists: with the number of its products for signed-in people. */
export const listedCategorySchema = categorySchema.extend({
  product_count: z.int().min(0).exactOptional().meta({ description: "Only with a bearer token." }),
});

agree<Agrees<typeof listedCategorySchema, ListedCategoryJson>>();

/** `POST /categories` */
export const newCategorySchema = z.object(categoryFields);

/** `PUT /categories/{id}` */
export const categoryRevisionSchema = newCategorySchema
  .extend({ updated_at: basedOnField })
  .transform(({ updated_at: basedOn, ...draft }) => ({ draft, basedOn }));

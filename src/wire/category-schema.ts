import { z } from "zod";
import { categoryFields } from "../core/catalogue/category-schema.ts";
import { type Agrees, agree } from "./agreement.ts";
import type { CategoryJson, CategoryUseJson } from "./category-json.ts";
import { basedOnField, idSchema, instantSchema } from "./instant-schema.ts";

export const categorySchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  updated_at: instantSchema,
}).meta({ id: "Category" });
agree<Agrees<typeof categorySchema, CategoryJson>>();

export const categoryUseSchema = categorySchema.extend({ product_count: z.int().min(0) }).meta({ id: "CategoryUse" });
agree<Agrees<typeof categoryUseSchema, CategoryUseJson>>();

/** `POST /categories` */
export const newCategorySchema = z.object(categoryFields).meta({ id: "NewCategory" });

/** `PUT /categories/{id}` */
export const categoryRevisionSchema = newCategorySchema
  .extend({ updated_at: basedOnField })
  .transform(({ updated_at: basedOn, ...draft }) => ({ draft, basedOn })).meta({ id: "CategoryRevision" });

import { optionalText, requiredLine } from "../fields/text-field.ts";
import { CATEGORY_LIMITS } from "./category-rules.ts";

/** Each field of a category as the form and the API read it. */
export const categoryFields = {
  name: requiredLine("Category Name", CATEGORY_LIMITS.name),
  description: optionalText("Description", CATEGORY_LIMITS.description),
};

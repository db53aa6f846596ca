import type { z } from "zod";
import type { ProductId } from "../catalogue/product.ts";
import { optionalImage } from "../fields/address-field.ts";
import { boundedList } from "../fields/bounded-list.ts";
import { flag, optionalLine, optionalText, requiredLine } from "../fields/text-field.ts";
import { GUIDE_LIMITS } from "./guide-rules.ts";

/** Each field of a gift guide as the form and the API read it. */
export const guideFields = {
  title: requiredLine("Title", GUIDE_LIMITS.title),
  description: optionalText("Description", GUIDE_LIMITS.description),
  image: optionalImage("Image"),
  occasion: optionalLine("Occasion", GUIDE_LIMITS.occasion),
  featured: flag("Featured"),
};

/** A product's place in a guide, with the owner's words about it. */
export const pickFields = {
  productId: requiredLine("Product", 100).transform((id) => id as ProductId),
  blurb: optionalText("Words about the product", GUIDE_LIMITS.blurb),
};

/** A list of picks, whatever an edge calls their fields. */
export const pickList = <Pick extends z.ZodType>(pick: Pick) =>
  boundedList(pick, {
    max: GUIDE_LIMITS.picks,
    error: "Products must be a list.",
    tooLong: `A guide can have at most ${GUIDE_LIMITS.picks} products.`,
  }).optional();

import { z } from "zod";
import { imageList, requiredLink } from "../fields/address-field.ts";
import { boundedList } from "../fields/bounded-list.ts";
import {
  cleanAsGiven,
  flag,
  optionalFlag,
  optionalText,
  requiredField,
  requiredLine,
  requiredText,
} from "../fields/text-field.ts";
import { cleanLine } from "../text/clean-text.ts";
import { codePointLength } from "../text/fold.ts";
import { PRODUCT_LIMITS } from "./product-rules.ts";
import { distinctTags } from "./tag-list.ts";

/** Empty and repeated tags are dropped, so a list may be longer than what it leaves. */
const SENT_TAGS_MAX = PRODUCT_LIMITS.tags * 4;

const TOO_MANY_TAGS = `There may be at most ${PRODUCT_LIMITS.tags} tags.`;
const TAG_TOO_LONG = `A tag may have at most ${PRODUCT_LIMITS.tag} characters.`;

/** Trimmed, none empty, none twice (specification 5). */
const tagList = boundedList(
  z.string({ error: "Each tag must be text." }).meta({ maxLength: PRODUCT_LIMITS.tag }).transform(cleanLine),
  { max: SENT_TAGS_MAX, error: "Tags must be a list of strings.", tooLong: TOO_MANY_TAGS },
)
  .nullish()
  .transform((tags, context) => {
    const unique = distinctTags(tags ?? []).filter((tag) => tag !== "");
    const tooLong = (tags ?? []).findIndex((tag) => codePointLength(tag) > PRODUCT_LIMITS.tag);
    if (tooLong >= 0) context.addIssue({ code: "custom", message: TAG_TOO_LONG, path: [tooLong] });
    if (unique.length > PRODUCT_LIMITS.tags) {
      context.addIssue({ code: "custom", message: TOO_MANY_TAGS });
    }
    return [...unique];
  });

/** Each field of a product as the form, the API and imports read it; messages use the form's words. */
export const productFields = {
  title: requiredLine("Product Title", PRODUCT_LIMITS.title),
  description: requiredText("Short Description", PRODUCT_LIMITS.description),
  longDescription: optionalText("Long Description", PRODUCT_LIMITS.longDescription),
  price: requiredField({ label: "Price", max: PRODUCT_LIMITS.price, clean: cleanAsGiven }),
  affiliateLink: requiredLink("Amazon Affiliate Link"),
  category: requiredLine("Category", PRODUCT_LIMITS.category),
  images: imageList("Product Images", PRODUCT_LIMITS.images),
  tags: tagList,
  featured: flag("Featured Product"),
  trending: flag("Trending Product"),
  hidden: optionalFlag("Hidden"),
};

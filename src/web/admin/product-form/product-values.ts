import { splitTags } from "../../../core/catalogue/split-tags.ts";
import { cutOuterBlanks } from "../../../core/text/clean-text.ts";
import { splitImageAddresses } from "../../../core/text/split-image-addresses.ts";
import { PRODUCT_LIMITS } from "../../../core/catalogue/product-rules.ts";
import { distinctTags } from "../../../core/catalogue/tag-list.ts";
import type { ProductJson } from "../../../wire/product-json.ts";
import { changedSlug } from "../editor/changed-slug.ts";
import type { ProductBody } from "../api/products-api.ts";

/** What stands in the form. The fields carry the API's names, so that its errors find them. */
export interface ProductFormValues {
  title: string;
  description: string;
  long_description: string;
  price: string;
  affiliate_link: string;
  category: string;
  images: string[];
  tags: string[];
  featured: boolean;
  trending: boolean;
  hidden: boolean;
  /** Empty for a new one, which gets it from its title. */
  slug: string;
  /** Typed into the picture box and not added yet. */
  image_entry: string;
  /** Typed into the tag box and not added yet. */
  tag_entry: string;
}

/** The blank form (specification, section 3). */
export const BLANK_PRODUCT: ProductFormValues = {
  title: "",
  description: "",
  long_description: "",
  price: "",
  affiliate_link: "",
  category: "",
  images: [],
  tags: [],
  featured: false,
  trending: false,
  hidden: false,
  slug: "",
  image_entry: "",
  tag_entry: "",
};

export function toFormValues(product: ProductJson): ProductFormValues {
  return {
    title: product.title,
    description: product.description,
    long_description: product.long_description,
    price: product.price,
    affiliate_link: product.affiliate_link,
    category: product.category,
    images: [...product.images],
    tags: [...product.tags],
    featured: product.featured,
    trending: product.trending,
    hidden: product.hidden,
    slug: product.slug,
    image_entry: "",
    tag_entry: "",
  };
}

/** What a duplicate starts from; it gets an address of its own when it is saved. */
export function toCopyValues(product: ProductJson): ProductFormValues {
  const title = Array.from(`Copy of ${product.title}`).slice(0, PRODUCT_LIMITS.title).join("");
  return { ...toFormValues(product), title, slug: "" };
}

/** What is sent; the two boxes must have been added before. The slug only where it was changed. */
export function toProductBody(values: ProductFormValues, savedSlug = ""): ProductBody {
  const { image_entry: _image, tag_entry: _tag, slug, ...body } = values;
  return { ...body, ...changedSlug(slug, savedSlug) };
}

/** The pictures with one more address, unless it is blank. */
export function withImage(images: readonly string[], entry: string): string[] {
  const address = cutOuterBlanks(entry);
  return address === "" ? [...images] : [...images, address];
}

/** The tags with those of a typed or pasted list that are not there yet. */
export function withTags(tags: readonly string[], entry: string): string[] {
  return [...distinctTags([...tags, ...splitTags(entry)])];
}

/** Adds what was typed into the boxes: who saves means it to be kept. */
export function withEntriesAdded(values: ProductFormValues): ProductFormValues {
  return {
    ...values,
    images: [...values.images, ...splitImageAddresses(values.image_entry)],
    tags: withTags(values.tags, values.tag_entry),
    image_entry: "",
    tag_entry: "",
  };
}

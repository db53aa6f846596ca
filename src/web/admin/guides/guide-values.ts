import type { GuideDetailJson } from "../../../wire/guide-json.ts";
import type { ProductJson } from "../../../wire/product-json.ts";
import { changedSlug } from "../editor/changed-slug.ts";
import type { GuideBody } from "../api/guides-api.ts";

/** A product in the guide, with what the form shows of it. */
export interface PickValue {
  product_id: string;
  blurb: string;
  title: string;
  price: string;
  /** Of its first picture, or empty. */
  image: string;
  /** Shoppers do not see it, in the guide either. */
  hidden: boolean;
}

/** What stands in the form, under the API's names. */
export interface GuideFormValues {
  title: string;
  description: string;
  image: string;
  occasion: string;
  featured: boolean;
  /** Empty for a new one. */
  slug: string;
  products: PickValue[];
}

export const BLANK_GUIDE: GuideFormValues = {
  title: "",
  description: "",
  image: "",
  occasion: "",
  featured: false,
  slug: "",
  products: [],
};

const BLANK_PICK: PickValue = { product_id: "", blurb: "", title: "", price: "", image: "", hidden: false };

/** What a draft must look like. */
export const GUIDE_SHAPE: GuideFormValues = { ...BLANK_GUIDE, products: [BLANK_PICK] };

export const toPick = ({ id, title, price, images, hidden }: ProductJson, blurb = ""): PickValue => ({
  product_id: id,
  blurb,
  title,
  price,
  image: images[0] ?? "",
  hidden,
});

export function toGuideValues(guide: GuideDetailJson): GuideFormValues {
  return {
    title: guide.title,
    description: guide.description,
    image: guide.image,
    occasion: guide.occasion,
    featured: guide.featured,
    slug: guide.slug,
    products: guide.products.map(({ product, blurb }) => toPick(product, blurb)),
  };
}

export function toGuideBody({ slug, ...values }: GuideFormValues, savedSlug = ""): GuideBody {
  return { ...values, ...changedSlug(slug, savedSlug), products: savedPicks(values.products) };
}

/** The picks as the API takes them. */
export const savedPicks = (picks: readonly PickValue[]): { product_id: string; blurb: string }[] =>
  picks.map(({ product_id, blurb }) => ({ product_id, blurb }));

/** The products of a guide in words, for comparing two versions. */
export function readablePicks(picks: readonly PickValue[]): string {
  if (picks.length === 0) return "(none)";
  return picks
    .map(({ title, blurb }, index) => `${String(index + 1)}. ${title}${blurb === "" ? "" : `: ${blurb}`}`)
    .join("\n");
}

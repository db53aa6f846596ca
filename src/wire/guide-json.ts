import type { Guide, GuideWithProducts } from "../core/guides/guide.ts";
import { toInstantJson } from "./instant-json.ts";
import { type ProductJson, toProductJson } from "./product-json.ts";

export interface GuideJson {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly occasion: string;
  readonly featured: boolean;
  readonly updated_at: string;
}

/** `GET /api/gift-guides/{slug}`: the guide with its picks in order. */
export interface GuideDetailJson extends GuideJson {
  readonly products: readonly { readonly product: ProductJson; readonly blurb: string }[];
}

export function toGuideJson(guide: Guide): GuideJson {
  return {
    id: guide.id,
    slug: guide.slug,
    title: guide.title,
    description: guide.description,
    image: guide.image,
    occasion: guide.occasion,
    featured: guide.featured,
    updated_at: toInstantJson(guide.updatedAt),
  };
}

export function toGuideDetailJson({ guide, picks }: GuideWithProducts): GuideDetailJson {
  return {
    ...toGuideJson(guide),
    products: picks.map(({ product, blurb }) => ({ product: toProductJson(product), blurb })),
  };
}

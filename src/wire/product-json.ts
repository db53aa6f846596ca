import type { FoundBySlugs } from "../core/catalogue/find-products-by-slugs.ts";
import type { Product } from "../core/catalogue/product.ts";
import { amountToDecimal } from "../core/money/price.ts";
import type { FieldError } from "../core/errors/domain-error.ts";
import { toFieldErrorsJson } from "./field-errors-json.ts";
import { toInstantJson } from "./instant-json.ts";
import type { WarningJson } from "./problem-json.ts";

/** A product as `/api/products` gives it. */
export interface ProductJson {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly long_description: string;
  readonly price: string;
  /** Decimal text ("19.99"); null where the price does not parse. */
  readonly price_amount: string | null;
  /** The upper end of a range such as "$10 - $20"; null for a single amount. */
  readonly price_upper_amount: string | null;
  /** ISO 4217. */
  readonly price_currency: string | null;
  readonly category: string;
  readonly images: readonly string[];
  readonly tags: readonly string[];
  readonly featured: boolean;
  readonly trending: boolean;
  /** Off every public page and list; only a bearer token sees such products. */
  readonly hidden: boolean;
  readonly affiliate_link: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export function toProductJson(product: Product): ProductJson {
  return {
    id: product.id,
    slug: product.slug,
    title: product.title,
    description: product.description,
    long_description: product.longDescription,
    price: product.price,
    price_amount: toDecimal(product.priceAmount),
    price_upper_amount: toDecimal(product.priceUpperAmount),
    price_currency: product.priceCurrency,
    category: product.category,
    images: product.images,
    tags: product.tags,
    featured: product.featured,
    trending: product.trending,
    hidden: product.hidden,
    affiliate_link: product.affiliateLink,
    created_at: toInstantJson(product.createdAt),
    updated_at: toInstantJson(product.updatedAt),
  };
}

const toDecimal = (amount: number | null): string | null => (amount === null ? null : amountToDecimal(amount));

/** A product of a visitor's list. */
export interface ListedProductJson extends ProductJson {
  /** The slugs in the request that led to it: the visitor may still have an old one. */
  readonly requested_slugs: readonly string[];
}

export function toListedProductJson({ product, slugs }: FoundBySlugs): ListedProductJson {
  return { ...toProductJson(product), requested_slugs: slugs };
}

/** The answer to saving: with what the owner should know about it. */
export interface SavedProductJson extends ProductJson {
  readonly warnings: readonly WarningJson[];
}

export function toSavedProductJson(product: Product, warnings: readonly FieldError[]): SavedProductJson {
  return { ...toProductJson(product), warnings: toFieldErrorsJson(warnings) };
}

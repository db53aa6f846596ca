import { type Selectable, sql } from "kysely";
import type { ProductRecord } from "../../core/catalogue/catalogue-store.ts";
import type { CategoryId } from "../../core/catalogue/category.ts";
import type { Product, ProductId } from "../../core/catalogue/product.ts";
import { foldText } from "../../core/text/fold.ts";
import type { Counted } from "./product-counters.ts";
import type { ProductTable } from "../schema.ts";
import { toImages, toSafeUrl, toTexts } from "../stores/entity-row.ts";

export interface ProductRow extends Omit<Selectable<ProductTable>, "title_fold"> {
  /** The category's name. */
  readonly category: string;
}

/** The category's name as a subquery: as a join it tempts the planner away from the order of the list. */
export const PRODUCT_COLUMNS = sql`
  products.seq, products.id, products.slug, products.title, products.description, products.long_description,
  products.price, products.price_amount, products.price_upper_amount, products.price_currency, products.category_id, products.images,
  products.tags, products.featured, products.trending, products.hidden, products.affiliate_link, products.demo,
  products.created_at, products.updated_at,
  (select categories.name from categories where categories.id = products.category_id) as category`;

/** Undefined when the link is not safe to open: such a product is nowhere to be seen. */
export function toProduct(row: ProductRow): Product | undefined {
  const affiliateLink = toSafeUrl(row.affiliate_link);
  if (affiliateLink === undefined) return undefined;
  return {
    seq: row.seq,
    id: row.id as ProductId,
    slug: row.slug,
    title: row.title,
    description: row.description,
    longDescription: row.long_description,
    price: row.price,
    priceAmount: row.price_amount,
    priceUpperAmount: row.price_upper_amount,
    priceCurrency: row.price_currency,
    categoryId: row.category_id as CategoryId,
    category: row.category,
    images: toImages(row.images),
    tags: toTexts(row.tags),
    featured: Boolean(row.featured),
    trending: Boolean(row.trending),
    hidden: Boolean(row.hidden),
    affiliateLink,
    demo: Boolean(row.demo),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

type CountedColumns = Pick<ProductRow, "featured" | "trending" | "hidden" | "category_id" | "images" | "price_amount">;

export function countedOf(row: CountedColumns): Counted {
  return {
    featured: Boolean(row.featured),
    trending: Boolean(row.trending),
    hidden: Boolean(row.hidden),
    categoryId: row.category_id as CategoryId,
    withoutPicture: row.images === "[]",
    withoutAmount: row.price_amount === null,
  };
}

export function fromProduct(product: ProductRecord) {
  return {
    id: product.id,
    slug: product.slug,
    title: product.title,
    title_fold: foldText(product.title),
    description: product.description,
    long_description: product.longDescription,
    price: product.price,
    price_amount: product.priceAmount,
    price_upper_amount: product.priceUpperAmount,
    price_currency: product.priceCurrency,
    category_id: product.categoryId,
    images: JSON.stringify(product.images),
    tags: JSON.stringify(product.tags),
    featured: product.featured,
    trending: product.trending,
    hidden: product.hidden,
    affiliate_link: product.affiliateLink,
    demo: product.demo,
    created_at: product.createdAt,
    updated_at: product.updatedAt,
  };
}

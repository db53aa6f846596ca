import type { ProductJson } from "../../wire/product-json.ts";
import type { ProductCardJson } from "./shop-reader.ts";

/** Only what a card shows: a page of 48 products is sent twice, as markup and as data. */
export function toProductCard(product: ProductJson): ProductCardJson {
  const { slug, title, description, price, images, featured, trending, affiliate_link } = product;
  return { slug, title, description, price, images: images.slice(0, 1), featured, trending, affiliate_link };
}

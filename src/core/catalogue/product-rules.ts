/** The most that a product may hold, in characters (code points) or entries. */
export const PRODUCT_LIMITS = {
  title: 300,
  description: 2000,
  longDescription: 50_000,
  price: 100,
  category: 100,
  images: 50,
  tags: 50,
  tag: 60,
} as const;

/** How many related products a product's page shows (specification 9). */
export const RELATED_MAX = 4;

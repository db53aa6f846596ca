/** How many products use a category, in words. */
export function usedBy(products: number): string {
  if (products === 0) return "no products";
  return products === 1 ? "1 product" : `${products.toLocaleString("en-US")} products`;
}

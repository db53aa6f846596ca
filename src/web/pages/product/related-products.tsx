import type { ProductCardJson } from "../../shop-reader/shop-reader.ts";
import { ProductGrid } from "../product-grid/product-grid.tsx";

interface RelatedProductsProps {
  readonly products: readonly ProductCardJson[];
}

export function RelatedProducts({ products }: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-16">
      <h2 id="related" className="mb-4 text-3xl">
        You Might Also Like
      </h2>
      <ProductGrid products={products} />
    </section>
  );
}

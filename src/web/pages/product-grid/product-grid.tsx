import type { ProductCardJson } from "../../shop-reader/shop-reader.ts";
import { ProductCard } from "./product-card.tsx";

interface ProductGridProps {
  readonly products: readonly ProductCardJson[];
  /** True for the first grid of a page: its first picture is what a visitor sees first. */
  readonly isInSight?: boolean;
  readonly focusedSlug?: string | undefined;
}

export function ProductGrid({ products, isInSight = false, focusedSlug }: ProductGridProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {products.map((product, index) => (
        <ProductCard
          key={product.slug}
          product={product}
          isSeenFirst={isInSight && index === 0}
          takesFocus={product.slug === focusedSlug}
        />
      ))}
    </ul>
  );
}

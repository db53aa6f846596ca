import type { ProductCardJson } from "../../shop-reader/shop-reader.ts";
import { ProductCard, type Urgency } from "./product-card.tsx";

interface ProductGridProps {
  readonly products: readonly ProductCardJson[];
  /** True for the first grid of a page: its first row is in sight. */
  readonly isInSight?: boolean;
  readonly focusedId?: string | undefined;
}

/** Four columns at most, so four pictures make the first row. */
const FIRST_ROW = 4;

export function ProductGrid({ products, isInSight = false, focusedId }: ProductGridProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          urgency={isInSight ? urgencyOf(index) : "later"}
          takesFocus={product.id === focusedId}
        />
      ))}
    </ul>
  );
}

function urgencyOf(index: number): Urgency {
  if (index === 0) return "first";
  return index < FIRST_ROW ? "soon" : "later";
}

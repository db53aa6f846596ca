import type { ProductsPage, ProductsQuery } from "../../shop-reader/shop-reader.ts";
import { ProductFeed } from "../product-grid/product-feed.tsx";

interface ProductShelfProps {
  readonly id: string;
  readonly heading: string;
  readonly first: ProductsPage;
  readonly query: ProductsQuery;
  readonly isInSight: boolean;
}

/** A section of home; nothing stands under no heading, so it is absent without products. */
export function ProductShelf({ id, heading, first, query, isInSight }: ProductShelfProps) {
  if (first.items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-3xl">
        {heading}
      </h2>
      <ProductFeed name={id} first={first} query={query} isInSight={isInSight} />
    </section>
  );
}

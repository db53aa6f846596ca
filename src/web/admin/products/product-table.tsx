import type { ProductJson } from "../../../wire/product-json.ts";
import { ProductRow } from "./product-row.tsx";

interface ProductTableProps {
  readonly products: readonly ProductJson[];
  readonly isStale: boolean;
  readonly onDelete: (product: ProductJson) => void;
}

const COLUMNS = ["Product", "Category", "Price", "Status", "Actions"] as const;

/**
 * A table from 640 px on; below, each row stands as a card. The roles are named because browsers drop a table's meaning
 * when its parts are laid out as something else.
 */
export function ProductTable({ products, isStale, onDelete }: ProductTableProps) {
  return (
    <table
      role="table"
      aria-label="Products"
      aria-busy={isStale}
      className="block w-full sm:table sm:border-separate sm:border-spacing-0"
    >
      <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
        <tr role="row">
          {COLUMNS.map((name) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className="sticky top-0 z-10 border-b-2 border-control bg-ground px-3 py-2 text-left text-sm font-semibold text-quiet last:text-right"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-3 sm:table-row-group">
        {products.map((product) => (
          <ProductRow key={product.id} product={product} onDelete={() => onDelete(product)} />
        ))}
      </tbody>
    </table>
  );
}

import type { ProductSort } from "../../../core/catalogue/product-order.ts";
import type { ProductJson } from "../../../wire/product-json.ts";
import { CheckBox } from "./check-box.tsx";
import { ProductRow, type RowActions } from "./product-row.tsx";
import { isTicked, type Selection } from "./selection.ts";
import { COLUMN_SORTS, directionOf, SortButton, type SortedColumn } from "./sorting.tsx";

interface ProductTableProps extends RowActions {
  readonly products: readonly ProductJson[];
  readonly isInDeletedCategory: (product: ProductJson) => boolean;
  readonly isStale: boolean;
  readonly selection: Selection;
  readonly sort: ProductSort;
  readonly onSort: (sort: ProductSort) => void;
  readonly onTickPage: (isOn: boolean) => void;
}

const COLUMNS = ["Product", "Category", "Price", "Status", "Actions"] as const;

const isSorted = (name: string): name is SortedColumn => name in COLUMN_SORTS;

/**
 * A table from 1024 px on; below, each row stands as a card. The roles are named because browsers drop a table's meaning
 * when its parts are laid out as something else.
 */
export function ProductTable(props: ProductTableProps) {
  const { products, isInDeletedCategory, isStale, selection, sort, onSort, onTickPage, ...actions } = props;
  return (
    <table
      role="table"
      aria-label="Products"
      aria-busy={isStale}
      className="block w-full lg:table lg:border-separate lg:border-spacing-0"
    >
      <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
        <tr role="row">
          {COLUMNS.map((name) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              aria-sort={isSorted(name) ? directionOf(name, sort) : undefined}
              className="sticky top-0 z-10 border-b-2 border-control bg-ground px-3 py-2 text-left text-sm font-semibold text-quiet last:text-right"
            >
              {/* Over cards the head is for screen readers alone: its controls stand above them, and nothing that cannot
                  be seen takes the focus. */}
              <span className="lg:hidden">{name}</span>
              <span className="hidden items-center gap-3 lg:inline-flex">
                {name === "Product" && <TickPage products={products} selection={selection} onTickPage={onTickPage} />}
                {isSorted(name) ? <SortButton column={name} sort={sort} onSort={onSort} /> : name}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-3 md:grid-cols-2 lg:table-row-group">
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            isInDeletedCategory={isInDeletedCategory(product)}
            isTicked={isTicked(selection, product.id)}
            {...actions}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The same box stands in the head of the table and, where there is none, above the cards. */
export function TickPage({
  products,
  selection,
  onTickPage,
}: Pick<ProductTableProps, "products" | "selection" | "onTickPage">) {
  const ticked = products.filter(({ id }) => isTicked(selection, id)).length;
  return (
    <CheckBox label="Select this page" isOn={ticked === products.length} isMixed={ticked > 0} onTurn={onTickPage} />
  );
}

import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { useId } from "react";
import type { ProductSort } from "../../../core/catalogue/product-order.ts";
import { FIELD_STYLE } from "../../ui/field.tsx";

interface SortingProps {
  readonly sort: ProductSort;
  readonly onSort: (sort: ProductSort) => void;
}

/** What the head of a column sorts by, up and down. */
export const COLUMN_SORTS = {
  Product: ["title_asc", "title_desc"],
  Category: ["category_asc", "category_desc"],
  Price: ["price_asc", "price_desc"],
} as const satisfies Record<string, readonly [ProductSort, ProductSort]>;

export type SortedColumn = keyof typeof COLUMN_SORTS;

export function directionOf(column: SortedColumn, sort: ProductSort): "ascending" | "descending" | "none" {
  const [up, down] = COLUMN_SORTS[column];
  return sort === up ? "ascending" : sort === down ? "descending" : "none";
}

/** Up, then down, then the order that the list came in. */
export function SortButton({ column, sort, onSort }: SortingProps & { readonly column: SortedColumn }) {
  const [up, down] = COLUMN_SORTS[column];
  const direction = directionOf(column, sort);
  const next = { none: up, ascending: down, descending: "newest" } as const;
  const Icon = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown }[direction];
  return (
    <button
      type="button"
      className="-mx-2 inline-flex min-h-9 items-center gap-1 rounded-full px-2 font-semibold hover:bg-tint hover:text-ink"
      onClick={() => onSort(next[direction])}
    >
      {column}
      <Icon aria-hidden className={direction === "none" ? "size-4 opacity-60" : "size-4 text-plum"} />
    </button>
  );
}

const ORDERS: Readonly<Record<ProductSort, string>> = {
  newest: "Newest first",
  oldest: "Oldest first",
  title_asc: "Title A to Z",
  title_desc: "Title Z to A",
  category_asc: "Category A to Z",
  category_desc: "Category Z to A",
  price_asc: "Price low to high",
  price_desc: "Price high to low",
};

/** All orders by name: the heads of the columns are out of sight on a phone, and know no "oldest first". */
export function SortSelect({ sort, onSort }: SortingProps) {
  const id = useId();
  return (
    <span className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="sr-only shrink-0 text-sm font-semibold text-quiet sm:not-sr-only">
        Sort by
      </label>
      <select
        id={id}
        value={sort}
        className={`${FIELD_STYLE} min-h-11 py-1 text-sm sm:min-h-9`}
        onChange={(event) => onSort(event.target.value as ProductSort)}
      >
        {Object.entries(ORDERS).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}

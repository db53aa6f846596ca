import { Pencil, Trash2 } from "lucide-react";
import { type Ref, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { ProductJson } from "../../../wire/product-json.ts";
import { Badge } from "../../ui/badge.tsx";
import { Thumbnail } from "../ui/thumbnail.tsx";
import { forgetRow, lastEditedRow, rememberRow } from "../list-place/list-memory.ts";

const CELL = "min-w-0 sm:border-b sm:border-line sm:px-3 sm:py-2.5 sm:align-middle";
const ICON_ACTION = "inline-flex size-11 items-center justify-center rounded-full hover:bg-tint";

interface ProductRowProps {
  readonly product: ProductJson;
  readonly onDelete: () => void;
}

export function ProductRow({ product, onDelete }: ProductRowProps) {
  const editLink = useFocusOnReturn(product.id);
  return (
    <tr
      role="row"
      className="grid grid-cols-[minmax(0,1fr)_fit-content(7.5rem)] items-center gap-x-3 gap-y-2 rounded-card border border-line bg-card p-3 sm:table-row sm:bg-transparent"
    >
      <td role="cell" className={`${CELL} sm:w-2/5`}>
        <span className="flex items-center gap-3">
          <Thumbnail address={product.images[0]} className="size-12 rounded-field" />
          <span className="min-w-0">
            <span className="block font-semibold [overflow-wrap:anywhere]">{product.title}</span>
            <span className="block text-sm [overflow-wrap:anywhere] text-quiet">{product.slug}</span>
          </span>
        </span>
      </td>
      <td role="cell" className={`${CELL} order-3 text-sm [overflow-wrap:anywhere] sm:text-base`}>
        {product.category}
      </td>
      <td
        role="cell"
        className={`${CELL} order-4 max-w-48 text-right font-semibold [overflow-wrap:anywhere] sm:text-left`}
      >
        {product.price}
      </td>
      <td role="cell" className={`${CELL} order-5 col-span-2`}>
        <span className="flex flex-wrap gap-1.5">
          {product.featured && <Badge tone="amber">Featured</Badge>}
          {product.trending && <Badge tone="plum">Trending</Badge>}
        </span>
      </td>
      <td role="cell" className={`${CELL} order-2`}>
        <span className="flex justify-end gap-1">
          <EditLink ref={editLink} product={product} />
          <button
            type="button"
            aria-label={`Delete ${product.title}`}
            className={`${ICON_ACTION} text-cherry`}
            onClick={onDelete}
          >
            <Trash2 aria-hidden className="size-5" />
          </button>
        </span>
      </td>
    </tr>
  );
}

interface EditLinkProps {
  readonly product: ProductJson;
  readonly ref: Ref<HTMLAnchorElement>;
}

function EditLink({ product, ref }: EditLinkProps) {
  return (
    <Link
      ref={ref}
      to={`/admin/products/edit/${product.id}`}
      aria-label={`Edit ${product.title}`}
      className={ICON_ACTION}
      onClick={() => rememberRow(product.id)}
    >
      <Pencil aria-hidden className="size-5" />
    </Link>
  );
}

/** The row that somebody comes back to from its form takes the focus and comes into view. */
function useFocusOnReturn(productId: string) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (lastEditedRow() !== productId) return;
    forgetRow();
    link.current?.focus({ preventScroll: true });
    link.current?.scrollIntoView({ block: "center" });
  }, [productId]);
  return link;
}

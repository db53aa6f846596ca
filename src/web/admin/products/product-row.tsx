import { Copy, Eye, EyeOff, Pencil, Store, Trash2 } from "lucide-react";
import { type Ref, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { ProductJson } from "../../../wire/product-json.ts";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Thumbnail } from "../ui/thumbnail.tsx";
import { forgetRow, lastEditedRow, rememberRow } from "../list-place/list-memory.ts";
import { CheckBox } from "./check-box.tsx";

const CELL = "min-w-0 lg:border-b lg:border-line lg:px-3 lg:py-2.5 lg:align-middle";
const ICON_ACTION = "inline-flex size-11 items-center justify-center rounded-full hover:bg-tint lg:size-10";

export interface RowActions {
  readonly onTick: (product: ProductJson, isOn: boolean) => void;
  readonly onTurnHidden: (product: ProductJson) => void;
  readonly onDelete: (product: ProductJson) => void;
}

interface ProductRowProps extends RowActions {
  readonly product: ProductJson;
  readonly isTicked: boolean;
  readonly isInDeletedCategory: boolean;
}

export function ProductRow({
  product,
  isTicked,
  isInDeletedCategory,
  onTick,
  onTurnHidden,
  onDelete,
}: ProductRowProps) {
  return (
    <tr
      role="row"
      data-product={product.id}
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-3 gap-y-2 rounded-card border p-3 lg:table-row",
        isTicked ? "border-plum bg-tint" : "border-line bg-card lg:bg-transparent",
      )}
    >
      <td role="cell" className={`${CELL} col-span-2 lg:w-2/5`}>
        <span className="flex items-center gap-3">
          <CheckBox label={`Select ${product.title}`} isOn={isTicked} onTurn={(isOn) => onTick(product, isOn)} />
          <Thumbnail
            address={product.images[0]}
            className={classNames("size-12 rounded-field", product.hidden && "opacity-50")}
          />
          <span className="min-w-0">
            <Link
              to={`/admin/products/edit/${product.id}`}
              className="underline-offset-4 hover:text-accent hover:underline"
              onClick={() => rememberRow(product.id)}
            >
              <span className="block font-semibold [overflow-wrap:anywhere]">{product.title}</span>
            </Link>
            <span className="block text-sm [overflow-wrap:anywhere] text-quiet">{product.slug}</span>
          </span>
        </span>
      </td>
      <td role="cell" className={`${CELL} text-sm [overflow-wrap:anywhere] lg:min-w-44`}>
        {product.category}
        {isInDeletedCategory && <span className="text-quiet"> (deleted category)</span>}
      </td>
      <td
        role="cell"
        className={`${CELL} max-w-48 text-right font-semibold [overflow-wrap:anywhere] lg:min-w-28 lg:text-left`}
      >
        {product.price}
      </td>
      <td role="cell" className={CELL}>
        <span className="flex flex-wrap gap-1.5">
          {product.featured && <Badge tone="plum">Featured</Badge>}
          {product.trending && <Badge tone="amber">Trending</Badge>}
          {product.hidden && <Badge tone="paper">Hidden</Badge>}
        </span>
      </td>
      <td role="cell" className={`${CELL} justify-self-end`}>
        <RowButtons product={product} onTurnHidden={onTurnHidden} onDelete={onDelete} />
      </td>
    </tr>
  );
}

function RowButtons({
  product,
  onTurnHidden,
  onDelete,
}: Pick<ProductRowProps, "product" | "onTurnHidden" | "onDelete">) {
  const editLink = useFocusOnReturn(product.id);
  const { id, slug, title, hidden } = product;
  const EyeIcon = hidden ? EyeOff : Eye;
  return (
    <span className="flex justify-end lg:gap-0.5">
      <button
        type="button"
        aria-label={`${hidden ? "Show" : "Hide"} ${title}`}
        title={hidden ? "Hidden from shoppers: show it again" : "Hide it from shoppers"}
        className={classNames(ICON_ACTION, hidden && "text-accent")}
        onClick={() => onTurnHidden(product)}
      >
        <EyeIcon aria-hidden className="size-5" />
      </button>
      <RowLink
        to={hidden ? `/admin/products/preview/${id}` : `/product/${slug}`}
        productId={id}
        label={hidden ? `Preview ${title}` : `View ${title} in store`}
        title={hidden ? "Preview" : "View in store"}
      >
        <Store aria-hidden className="size-5" />
      </RowLink>
      <RowLink to={`/admin/products/new?copy=${id}`} productId={id} label={`Duplicate ${title}`} title="Duplicate it">
        <Copy aria-hidden className="size-5" />
      </RowLink>
      <RowLink ref={editLink} to={`/admin/products/edit/${id}`} productId={id} label={`Edit ${title}`} title="Edit it">
        <Pencil aria-hidden className="size-5" />
      </RowLink>
      <button
        type="button"
        aria-label={`Delete ${title}`}
        title="Delete it"
        className={`${ICON_ACTION} text-cherry`}
        onClick={() => onDelete(product)}
      >
        <Trash2 aria-hidden className="size-5" />
      </button>
    </span>
  );
}

interface RowLinkProps {
  readonly to: string;
  readonly productId: string;
  readonly label: string;
  readonly title: string;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: React.ReactNode;
}

/** A way to a form, and back to this row. */
function RowLink({ to, productId, label, title, ref, children }: RowLinkProps) {
  return (
    <Link
      ref={ref}
      to={to}
      aria-label={label}
      title={title}
      className={ICON_ACTION}
      onClick={() => rememberRow(productId)}
    >
      {children}
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

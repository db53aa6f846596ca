import { type ReactNode, useEffect, useRef, useState } from "react";
import { Navigate } from "react-router";
import type { ProductSort } from "../../../core/catalogue/product-order.ts";
import type { CategoryUseJson } from "../../../wire/category-json.ts";
import type { ProductJson } from "../../../wire/product-json.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import { detailOf } from "../api/api-error.ts";
import { deleteProduct, type ProductListing as Listing, setVisibility } from "../api/products-api.ts";
import { type ListPlace, toListAddress } from "../list-place/list-address.ts";
import { forgetRow } from "../list-place/list-memory.ts";
import { DeleteDialog } from "../ui/delete-dialog.tsx";
import type { BulkWork } from "./bulk/use-bulk-change.ts";
import { BulkTools } from "./bulk-tools.tsx";
import { GuidesNote } from "./guides-note.tsx";
import { NoProducts } from "./no-products.tsx";
import { ProductTable, TickPage } from "./product-table.tsx";
import { SortSelect } from "./sorting.tsx";
import { useSelection } from "./use-selection.ts";

interface ProductListingProps {
  readonly listing: Listing;
  /** Undefined until they are loaded. */
  readonly categories: readonly CategoryUseJson[] | undefined;
  readonly isStale: boolean;
  readonly place: ListPlace;
  readonly work: BulkWork;
  readonly onSort: (sort: ProductSort) => void;
  readonly reload: () => void;
  /** The ways to other pages. */
  readonly children: ReactNode;
}

/** The products of one page, and what can be done with them. */
export function ProductListing({
  listing,
  categories,
  isStale,
  place,
  work,
  onSort,
  reload,
  children,
}: ProductListingProps) {
  const [doomed, setDoomed] = useState<ProductJson>();
  const count = useRef<HTMLParagraphElement>(null);
  const ticking = useSelection(place, listing.items);
  useFocusOnPageChange(place.after, count);
  // The row that was waited for has taken the focus by now, or is not on this page.
  useEffect(forgetRow, [listing]);
  const { selection, tick, tickPage } = ticking;
  const isEmpty = listing.items.length === 0;
  if (isEmpty && place.after !== undefined && !isStale) {
    return <Navigate to={toListAddress({ ...place, after: undefined })} replace />;
  }
  return (
    <>
      <div className="my-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex items-center gap-3">
          {!isEmpty && (
            <span className="lg:hidden">
              <TickPage products={listing.items} selection={selection} onTickPage={tickPage} />
            </span>
          )}
          <p ref={count} tabIndex={-1} role="status" className="text-sm text-quiet">
            {listing.total === "1" ? "1 product" : `${listing.total} products`}
          </p>
        </span>
        {!isEmpty && <SortSelect sort={place.sort} onSort={onSort} />}
      </div>
      {isEmpty ? (
        <NoProducts filter={place} />
      ) : (
        <ProductTable
          products={listing.items}
          isInDeletedCategory={({ category }) => categories?.every(({ name }) => name !== category) === true}
          isStale={isStale}
          selection={selection}
          sort={place.sort}
          onSort={onSort}
          onTickPage={tickPage}
          onTick={({ id }, isOn) => tick([id], isOn)}
          onTurnHidden={(product) => void turnHidden(product, reload)}
          onDelete={setDoomed}
        />
      )}
      {children}
      {!isEmpty && <BulkTools ticking={ticking} work={work} filter={place} total={listing.total} />}
      <DeleteDialog
        noun="product"
        item={doomed && { id: doomed.id, name: doomed.title }}
        note={<GuidesNote product={doomed} />}
        remove={async () => {
          if (doomed !== undefined) await deleteProduct(doomed.id);
        }}
        onClose={() => setDoomed(undefined)}
        onDeleted={() => {
          // It is neither among the chosen any more nor among those left out of all.
          if (doomed !== undefined) tick([doomed.id], selection.kind === "all");
          reload();
        }}
        focusAfter={count}
      />
    </>
  );
}

async function turnHidden({ id, title, hidden }: ProductJson, reload: () => void): Promise<void> {
  try {
    await setVisibility(id, !hidden);
    showToast("success", hidden ? `“${title}” is in the shop again` : `“${title}” is hidden from shoppers`);
  } catch (error) {
    showToast("error", detailOf(error, "Failed to update product"));
  }
  reload();
}

function useFocusOnPageChange(after: string | undefined, target: React.RefObject<HTMLElement | null>): void {
  const known = useRef(after);
  useEffect(() => {
    if (known.current === after) return;
    known.current = after;
    // A list that begins anew, by another order or filter, keeps the focus on what was pressed.
    if (after !== undefined || document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [after, target]);
}

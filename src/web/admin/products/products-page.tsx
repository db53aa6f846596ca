import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router";
import type { ProductJson } from "../../../wire/product-json.ts";
import { buttonStyle } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { deleteProduct, listProducts, type ProductListing } from "../api/products-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { DeleteDialog } from "../ui/delete-dialog.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { type ListPlace, toListAddress, toListPlace, trailOf } from "../list-place/list-address.ts";
import { forgetRow, lastEditedRow, rememberListView } from "../list-place/list-memory.ts";
import { NoProducts } from "./no-products.tsx";
import { Pager } from "./pager.tsx";
import { ProductTable } from "./product-table.tsx";
import { SearchBox } from "./search-box.tsx";

const ROWS_PER_PAGE = 50;

export default function ProductsPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const place = toListPlace(new URLSearchParams(location.search));
  const address = toListAddress(place);
  const trail = trailOf(location.state);
  const listing = useLoaded({
    load: (signal) => listProducts({ q: place.q || undefined, cursor: place.after, limit: ROWS_PER_PAGE }, signal),
    key: address,
    onError: () => showToast("error", "Failed to fetch products"),
  });
  useEffect(() => rememberListView({ address, trail }));

  return (
    <AdminPage
      title="Manage Products"
      back={{ to: "/admin", label: "Dashboard" }}
      focusesHeading={lastEditedRow() === undefined}
      actions={
        <Link to="/admin/products/new" className={buttonStyle({ tone: "primary" })}>
          <Plus aria-hidden className="size-5" />
          Add Product
        </Link>
      }
    >
      <SearchBox
        term={place.q}
        onSearch={(q) =>
          void navigate(toListAddress({ q, after: undefined }), { replace: true, preventScrollReset: true })
        }
      />
      {listing.data === undefined ? (
        <Waiting hasFailed={listing.hasFailed && !listing.isLoading} onRetry={listing.reload} />
      ) : (
        <Listing listing={listing.data} isStale={listing.isLoading} place={place} reload={listing.reload}>
          <Pager place={place} trail={trail} nextCursor={listing.data.nextCursor} />
        </Listing>
      )}
    </AdminPage>
  );
}

function Waiting({ hasFailed, onRetry }: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  return hasFailed ? <LoadFailure what="products" onRetry={onRetry} /> : <Spinner />;
}

interface ListingProps {
  readonly listing: ProductListing;
  readonly isStale: boolean;
  readonly place: ListPlace;
  readonly reload: () => void;
  readonly children: React.ReactNode;
}

function Listing({ listing, isStale, place, reload, children }: ListingProps) {
  const [doomed, setDoomed] = useState<ProductJson>();
  const count = useRef<HTMLParagraphElement>(null);
  useFocusOnPageChange(place.after, count);
  // The row that was waited for has taken the focus by now, or is not on this page.
  useEffect(forgetRow, [listing]);
  const isEmpty = listing.items.length === 0;
  if (isEmpty && place.after !== undefined && !isStale) {
    return <Navigate to={toListAddress({ q: place.q, after: undefined })} replace />;
  }
  return (
    <>
      <p ref={count} tabIndex={-1} role="status" className="my-4 text-sm text-quiet">
        {listing.total === "1" ? "1 product" : `${listing.total} products`}
      </p>
      {isEmpty ? (
        <NoProducts term={place.q} />
      ) : (
        <ProductTable products={listing.items} isStale={isStale} onDelete={setDoomed} />
      )}
      {children}
      <DeleteDialog
        noun="product"
        itemName={doomed?.title}
        remove={async () => {
          if (doomed !== undefined) await deleteProduct(doomed.id);
        }}
        onClose={() => setDoomed(undefined)}
        onDeleted={reload}
        focusAfter={count}
      />
    </>
  );
}

function useFocusOnPageChange(after: string | undefined, target: React.RefObject<HTMLElement | null>): void {
  const known = useRef(after);
  useEffect(() => {
    if (known.current === after) return;
    known.current = after;
    target.current?.focus({ preventScroll: true });
  }, [after, target]);
}

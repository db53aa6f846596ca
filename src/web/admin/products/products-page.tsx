import { Keyboard, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { Button, buttonStyle } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { listCategories } from "../api/categories-api.ts";
import { listProducts } from "../api/products-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { isNoPlace } from "../list-place/is-no-place.ts";
import { type ListPlace, toListAddress, toListPlace, trailOf } from "../list-place/list-address.ts";
import { lastEditedRow, rememberListView } from "../list-place/list-memory.ts";
import { ShortcutHelp } from "../shortcuts/shortcut-help.tsx";
import { AdminPage } from "../ui/admin-page.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { BulkPanel } from "./bulk/bulk-panel.tsx";
import { RecentChanges } from "./bulk/recent-changes.tsx";
import { useBulkChange } from "./bulk/use-bulk-change.ts";
import { Pager } from "./pager.tsx";
import { ProductFilters } from "./product-filters.tsx";
import { ProductListing } from "./product-listing.tsx";
import { SearchBox } from "./search-box.tsx";
import { useProductShortcuts } from "./use-product-shortcuts.ts";

const ROWS_PER_PAGE = 50;

type PlaceChange = (now: ListPlace) => Partial<ListPlace>;

/** What is drawn may be one step behind it: each step is added to what the address says by then. */
const placeNow = (): ListPlace => toListPlace(new URLSearchParams(window.location.search));

export default function ProductsPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const place = toListPlace(new URLSearchParams(location.search));
  const address = toListAddress(place);
  const trail = trailOf(location.state);
  const [changes, setChanges] = useState(0);
  const listing = useLoaded({
    load: (signal) => listProducts({ ...place, cursor: place.after, limit: ROWS_PER_PAGE }, signal),
    key: `${address} ${String(changes)}`,
    onError: (error) => {
      if (isNoPlace(error, place.after)) go(() => ({}), true);
      else showToast("error", "Failed to fetch products");
    },
  });
  const { data: categories } = useLoaded({
    load: listCategories,
    key: "categories",
    onError: (error) => console.error("The categories could not be loaded.", error),
  });
  const reload = (): void => setChanges((count) => count + 1);
  const work = useBulkChange({ onProgress: reload });
  useEffect(() => rememberListView({ address, trail }));

  /** A filter is a step of its own in the history, typing is not. */
  const go = (change: PlaceChange, replace = false): void => {
    const now = placeNow();
    void navigate(toListAddress({ ...now, ...change(now), after: undefined }), { replace, preventScrollReset: true });
  };
  return (
    <AdminPage
      title="Manage Products"
      back={{ to: "/admin", label: "Dashboard" }}
      focusesHeading={lastEditedRow() === undefined}
      actions={<HeaderActions />}
    >
      <div className="grid gap-3">
        <SearchBox term={place.q} onSearch={(q) => go(() => ({ q }), true)} />
        <ProductFilters
          filter={place}
          categories={categories}
          round={String(changes)}
          onChange={(change) => go(change)}
        />
      </div>
      <BulkPanel work={work} />
      {listing.data === undefined ? (
        <Waiting hasFailed={listing.hasFailed && !listing.isLoading} onRetry={reload} />
      ) : (
        <ProductListing
          listing={listing.data}
          categories={categories}
          isStale={listing.isLoading}
          place={place}
          work={work}
          onSort={(sort) => go(() => ({ sort }))}
          reload={reload}
        >
          <Pager place={place} trail={trail} nextCursor={listing.data.nextCursor} />
        </ProductListing>
      )}
      <RecentChanges work={work} />
    </AdminPage>
  );
}

function HeaderActions() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const shortcuts = useProductShortcuts({ onHelp: () => setHelpOpen(true) });
  return (
    <>
      <Link to="/admin/products/new" className={buttonStyle({ tone: "primary" })}>
        <Plus aria-hidden className="size-5" />
        Add Product
      </Link>
      <Button tone="quiet" className="px-3" aria-label="Keyboard shortcuts" onClick={() => setHelpOpen(true)}>
        <Keyboard aria-hidden className="size-5" />
        <span aria-hidden>?</span>
      </Button>
      {isHelpOpen && <ShortcutHelp shortcuts={shortcuts} onClose={() => setHelpOpen(false)} />}
    </>
  );
}

function Waiting({ hasFailed, onRetry }: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  return hasFailed ? <LoadFailure what="products" onRetry={onRetry} /> : <Spinner />;
}

import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useShop } from "../../document/use-shop.ts";
import { buttonStyle } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { earliest, useNow } from "../../ui/use-now.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { useTypedTerm } from "../list-place/use-typed-term.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { DeleteDialog } from "../ui/delete-dialog.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import type { ContentItem, ContentKind } from "./content-kind.ts";
import { newPathOf } from "./content-noun.ts";
import { ContentTable } from "./content-table.tsx";
import { filterByTitle } from "./filter-by-title.ts";
import { forgetReturn, lastNotice, lastRow, rememberList } from "./list-return.ts";
import { NoContent } from "./no-content.tsx";
import { SavedNoticePanel } from "./saved-notice-panel.tsx";
import { TitleFilter } from "./title-filter.tsx";

/** The list of one kind of content, in the manner of Manage Products. */
export function ContentScreen<Item extends ContentItem>({ kind }: { readonly kind: ContentKind<Item> }) {
  const { noun } = kind;
  const [isReturning] = useState(() => lastRow(noun) !== undefined);
  const [notice, setNotice] = useState(() => lastNotice(noun));
  const listing = useLoaded({
    load: kind.load,
    key: noun.many,
    onError: () => showToast("error", `Failed to fetch ${noun.many}`),
  });
  return (
    <AdminPage
      title={noun.title}
      back={{ to: "/admin", label: "Dashboard" }}
      focusesHeading={!isReturning}
      actions={
        <Link to={newPathOf(noun)} className={buttonStyle({ tone: "primary" })}>
          <Plus aria-hidden className="size-5" />
          Add {noun.label}
        </Link>
      }
    >
      {notice !== undefined && <SavedNoticePanel notice={notice} onDismiss={() => setNotice(undefined)} />}
      {listing.data === undefined && listing.isLoading && <Spinner />}
      {listing.data === undefined && !listing.isLoading && <LoadFailure what={noun.many} onRetry={listing.reload} />}
      {listing.data !== undefined && (
        <Listing kind={kind} items={listing.data} isStale={listing.isLoading} reload={listing.reload} />
      )}
    </AdminPage>
  );
}

interface ListingProps<Item extends ContentItem> {
  readonly kind: ContentKind<Item>;
  readonly items: readonly Item[];
  readonly isStale: boolean;
  readonly reload: () => void;
}

function Listing<Item extends ContentItem>({ kind, items, isStale, reload }: ListingProps<Item>) {
  const { noun } = kind;
  const { typed: term, setTyped: setTerm } = useTerm(kind);
  const [doomed, setDoomed] = useState<Item>();
  const count = useRef<HTMLParagraphElement>(null);
  const now = useStatusClock(kind, items);
  // The row that was waited for has taken the focus by now, or is not there.
  useEffect(() => forgetReturn(noun), [noun, items]);
  const shown = filterByTitle(items, term);
  return (
    <>
      {(items.length > 1 || term !== "") && <TitleFilter many={noun.many} term={term} onTerm={setTerm} />}
      <p ref={count} tabIndex={-1} role="status" className="my-4 text-sm text-quiet">
        {shown.length.toLocaleString("en-US")} {shown.length === 1 ? noun.one : noun.many}
      </p>
      {shown.length === 0 ? (
        <NoContent noun={noun} term={term.trim()} onShowAll={() => setTerm("")} />
      ) : (
        <ContentTable kind={kind} items={shown} now={now} isStale={isStale} onDelete={setDoomed} />
      )}
      <DeleteDialog
        noun={noun.one}
        item={doomed && { id: doomed.id, name: doomed.title }}
        remove={async () => {
          if (doomed !== undefined) await kind.remove(doomed.id);
        }}
        onClose={() => setDoomed(undefined)}
        onDeleted={reload}
        focusAfter={count}
      />
    </>
  );
}

/** What is typed narrows the list at once; the address follows, for Back and for the way back from a form. */
function useTerm<Item extends ContentItem>({ noun }: ContentKind<Item>) {
  const [search, setSearch] = useSearchParams();
  const address = search.size === 0 ? noun.path : `${noun.path}?${search.toString()}`;
  useEffect(() => rememberList(noun, address), [noun, address]);
  return useTypedTerm({
    inAddress: search.get("q")?.trim() ?? "",
    write: (term) => setSearch(term === "" ? {} : { q: term }, { replace: true, preventScrollReset: true }),
  });
}

/** Badges move on by themselves while the list stands open. */
function useStatusClock<Item extends ContentItem>(kind: ContentKind<Item>, items: readonly Item[]): number {
  const { renderedAt } = useShop();
  return useNow({
    renderedAt,
    nextChangeAfter: (moment) => earliest(items.map((item) => kind.nextChangeAfter?.(item, moment))),
  });
}

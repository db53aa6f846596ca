import { ChevronRight } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { TRASH_DAYS } from "../../../core/trash/trash.ts";
import type { TrashEntryJson } from "../../../wire/trash-json.ts";
import { buttonStyle } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { listTrash, type TrashListing } from "../api/trash-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { DeletePermanentlyDialog } from "./delete-permanently-dialog.tsx";
import { restoreWithToast } from "../trash-actions/restore-with-toast.ts";
import { TrashItem } from "./trash-item.tsx";

/** Deleted entities, most recent first. */
export default function TrashPage() {
  const { search } = useLocation();
  const cursor = new URLSearchParams(search).get("after") ?? undefined;
  const trash = useLoaded({
    load: (signal) => listTrash(cursor, signal),
    key: cursor ?? "",
    onError: () => showToast("error", "Failed to fetch the trash"),
  });
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <AdminPage title="Trash" back={{ to: "/admin", label: "Dashboard" }} width="narrow">
      <p className="text-quiet">
        Deleted products, categories, gift guides, giveaways and deals stay here for {TRASH_DAYS} days. Restoring one
        brings back its URL and its place in gift guides.
      </p>
      {trash.data === undefined &&
        (trash.isLoading ? <Spinner /> : <LoadFailure what="trash" onRetry={trash.reload} />)}
      {trash.data !== undefined && (
        <Entries listing={trash.data} isStale={trash.isLoading} reload={trash.reload} count={count} />
      )}
      <nav aria-label="Pages" className="mt-6 flex flex-wrap justify-between gap-3 empty:hidden">
        {cursor !== undefined && (
          <Link to="/admin/trash" className={buttonStyle()}>
            Newest
          </Link>
        )}
        {trash.data?.nextCursor !== undefined && (
          <Link to={`/admin/trash?after=${encodeURIComponent(trash.data.nextCursor)}`} className={buttonStyle()}>
            Older
            <ChevronRight aria-hidden className="size-5" />
          </Link>
        )}
      </nav>
    </AdminPage>
  );
}

interface EntriesProps {
  readonly listing: TrashListing;
  readonly isStale: boolean;
  readonly reload: () => void;
  readonly count: RefObject<HTMLParagraphElement | null>;
}

function Entries({ listing, isStale, reload, count }: EntriesProps) {
  const [doomed, setDoomed] = useState<TrashEntryJson>();
  const [restoring, setRestoring] = useState<string>();
  const restore = async ({ id }: TrashEntryJson): Promise<void> => {
    setRestoring(id);
    await restoreWithToast(id);
    setRestoring(undefined);
    // The pressed button disappears with its row.
    count.current?.focus();
    reload();
  };
  return (
    <>
      <p ref={count} tabIndex={-1} role="status" className="my-4 text-sm text-quiet">
        {listing.total === "1" ? "1 item" : `${listing.total} items`}
      </p>
      {listing.items.length === 0 ? (
        <p className="rounded-card border border-line bg-card px-4 py-12 text-center text-lg font-semibold">
          The trash is empty
        </p>
      ) : (
        <ul aria-label="Deleted items" aria-busy={isStale} className="grid gap-3">
          {listing.items.map((entry) => (
            <TrashItem
              key={entry.id}
              entry={entry}
              isRestoring={restoring === entry.id}
              onRestore={() => void restore(entry)}
              onDelete={() => setDoomed(entry)}
            />
          ))}
        </ul>
      )}
      <DeletePermanentlyDialog
        entry={doomed}
        onClose={() => setDoomed(undefined)}
        onDeleted={reload}
        focusAfter={count}
      />
    </>
  );
}

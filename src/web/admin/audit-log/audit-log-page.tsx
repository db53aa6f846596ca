import { useEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { buttonStyle } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { type ActListing, listActFilters, listActs } from "../api/audit-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { isNoPlace } from "../list-place/is-no-place.ts";
import { trailOf } from "../list-place/list-address.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { ActItem } from "./act-item.tsx";
import { LogFilters } from "./log-filters.tsx";
import { LogPager } from "./log-pager.tsx";
import { type LogPlace, toLogAddress, toLogPlace } from "./log-place.ts";

const LINES_PER_PAGE = 50;

export default function AuditLogPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const place = toLogPlace(new URLSearchParams(location.search));
  const { kind, person, after } = place;
  const filters = useLoaded({ load: listActFilters, key: "filters", onError: () => {} });
  const log = useLoaded({
    load: (signal) => listActs({ kind, person, cursor: after, limit: LINES_PER_PAGE }, signal),
    key: toLogAddress(place),
    onError: (error) => {
      if (isNoPlace(error, after)) void navigate(toLogAddress({ kind, person }), { replace: true });
      else showToast("error", "Failed to fetch the audit log");
    },
  });
  return (
    <AdminPage title="Audit Log" back={{ to: "/admin", label: "Dashboard" }}>
      <p className="mb-4 max-w-2xl text-quiet">
        Who did what when. Lines are only ever added: nobody can change or remove one.
      </p>
      <LogFilters place={place} filters={filters.data} />
      {log.data === undefined && (log.isLoading ? <Spinner /> : <LoadFailure what="audit log" onRetry={log.reload} />)}
      {log.data !== undefined && (
        <>
          <Lines listing={log.data} isStale={log.isLoading} place={place} />
          <LogPager place={place} trail={trailOf(location.state)} nextCursor={log.data.nextCursor} />
        </>
      )}
    </AdminPage>
  );
}

interface LinesProps {
  readonly listing: ActListing;
  readonly isStale: boolean;
  readonly place: LogPlace;
}

function Lines({ listing, isStale, place }: LinesProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const known = useRef(place.after);
  useEffect(() => {
    if (known.current === place.after) return;
    known.current = place.after;
    count.current?.focus({ preventScroll: true });
  }, [place.after]);
  return (
    <>
      <p ref={count} tabIndex={-1} role="status" className="my-4 text-sm text-quiet">
        {listing.total === "1" ? "1 line" : `${listing.total} lines`}
      </p>
      {listing.items.length === 0 ? (
        <NoLines isFiltered={place.kind !== undefined || place.person !== undefined} />
      ) : (
        <ol aria-label="Audit log" aria-busy={isStale} className="grid gap-3">
          {listing.items.map((act) => (
            <ActItem key={act.id} act={act} />
          ))}
        </ol>
      )}
    </>
  );
}

function NoLines({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-line bg-card px-4 py-12 text-center">
      <p className="text-lg font-semibold">{isFiltered ? "Nothing matches these filters" : "Nothing was done yet"}</p>
      {isFiltered && (
        <Link to={toLogAddress({})} className={buttonStyle()}>
          Show the whole log
        </Link>
      )}
    </div>
  );
}

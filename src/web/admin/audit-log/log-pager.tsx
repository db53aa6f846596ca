import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { buttonStyle } from "../../ui/button.tsx";
import type { PageTrail } from "../list-place/list-address.ts";
import { type LogPlace, toLogAddress } from "./log-place.ts";

interface LogPagerProps {
  readonly place: LogPlace;
  readonly trail: PageTrail;
  readonly nextCursor: string | undefined;
}

/** Back in time by the server's cursor, and forwards by the trail; an address opened afresh leads to the newest. */
export function LogPager({ place, trail, nextCursor }: LogPagerProps) {
  const isFirst = place.after === undefined;
  if (isFirst && nextCursor === undefined) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap justify-between gap-3">
      {isFirst ? (
        <span />
      ) : (
        <Link
          to={toLogAddress({ ...place, after: trail.at(-1) ?? undefined })}
          state={{ trail: trail.slice(0, -1) }}
          className={buttonStyle()}
        >
          <ChevronLeft aria-hidden className="size-5" />
          {trail.length === 0 ? "Newest" : "Newer"}
        </Link>
      )}
      {nextCursor !== undefined && (
        <Link
          to={toLogAddress({ ...place, after: nextCursor })}
          state={{ trail: [...trail, place.after ?? null] }}
          className={buttonStyle()}
        >
          Older
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      )}
    </nav>
  );
}

import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { buttonStyle } from "../../ui/button.tsx";
import { type ListPlace, type PageTrail, toListAddress } from "../list-place/list-address.ts";

interface PagerProps {
  readonly place: ListPlace;
  readonly trail: PageTrail;
  readonly nextCursor: string | undefined;
}

/** Forwards by the server's cursor, back by the trail; an address opened afresh has no trail and leads to the start. */
export function Pager({ place, trail, nextCursor }: PagerProps) {
  const isFirst = place.after === undefined;
  if (isFirst && nextCursor === undefined) return null;
  const previous = toListAddress({ ...place, after: trail.at(-1) ?? undefined });
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap justify-between gap-3">
      {isFirst ? (
        <span />
      ) : (
        <Link to={previous} state={{ trail: trail.slice(0, -1) }} className={buttonStyle()}>
          <ChevronLeft aria-hidden className="size-5" />
          {trail.length === 0 ? "First page" : "Previous page"}
        </Link>
      )}
      {nextCursor !== undefined && (
        <Link
          to={toListAddress({ ...place, after: nextCursor })}
          state={{ trail: [...trail, place.after ?? null] }}
          className={buttonStyle()}
        >
          Next page
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      )}
    </nav>
  );
}

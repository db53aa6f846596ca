import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

let isFirstPage = true;

/** On a change of route the focus moves to the page's heading; not on the document's first page. */
export function useHeadingFocus(isWanted = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const kind = useNavigationType();
  useEffect(() => {
    const isArrival = isFirstPage && kind === "POP";
    isFirstPage = false;
    if (isWanted && !isArrival) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

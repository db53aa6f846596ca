import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

let isFirstPage = true;

/** On a change of route the focus moves to the page's heading; not on the document's first page. */
export function useHeadingFocus(isWanted = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useEffectEvent(() => {
    if (isWanted && !isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  });
  useEffect(() => focus(), []);
  return heading;
}

import { type ReactNode, useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { findOpenedCard } from "./opened-card.ts";

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** The path whose heading had its turn; where the document began, nobody needs to be told that the page changed. */
let announcedPath = typeof window === "undefined" ? undefined : window.location.pathname;

/** The page's one `<h1>`. When the page changed it takes the focus, so that screen readers read where one is. */
export function PageHeading({ children, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop && findOpenedCard(key) !== undefined;
  useEffect(() => {
    if (announcedPath === pathname) return;
    announcedPath = pathname;
    // On the way back the opened card takes the focus instead.
    if (!isReturn) heading.current?.focus({ preventScroll: true });
  }, [pathname, isReturn]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

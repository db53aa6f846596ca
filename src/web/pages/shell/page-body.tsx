import type { ReactNode } from "react";

interface PageBodyProps {
  readonly children: ReactNode;
}

/** The column that every page but home stands in. */
export function PageBody({ children }: PageBodyProps) {
  return <div className="mx-auto w-full max-w-7xl px-4 py-6 sm:px-6 md:py-8">{children}</div>;
}

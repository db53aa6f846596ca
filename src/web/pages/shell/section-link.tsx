import { Link } from "react-router";
import { ArrowLeft } from "../../ui/icons.tsx";

interface SectionLinkProps {
  readonly to: string;
  readonly children: string;
}

/** The way back to the list that a page belongs to. */
export function SectionLink({ to, children }: SectionLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent no-underline hover:underline"
    >
      <ArrowLeft className="size-4" />
      {children}
    </Link>
  );
}

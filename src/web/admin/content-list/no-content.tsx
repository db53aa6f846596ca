import { Link } from "react-router";
import { Button, buttonStyle } from "../../ui/button.tsx";
import { type ContentNoun, newPathOf } from "./content-noun.ts";

interface NoContentProps {
  readonly noun: ContentNoun;
  readonly term: string;
  readonly onShowAll: () => void;
}

/** Nothing yet differs from nothing found. */
export function NoContent({ noun, term, onShowAll }: NoContentProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-line bg-card px-4 py-12 text-center">
      {term === "" ? (
        <>
          <p className="text-lg font-semibold">No {noun.many} yet</p>
          <p className="max-w-md text-quiet">{noun.emptyNote}</p>
          <Link to={newPathOf(noun)} className={buttonStyle({ tone: "primary" })}>
            Add Your First {noun.label}
          </Link>
        </>
      ) : (
        <>
          <p className="text-lg font-semibold [overflow-wrap:anywhere]">No title contains “{term}”.</p>
          <Button onClick={onShowAll}>Show all {noun.many}</Button>
        </>
      )}
    </div>
  );
}

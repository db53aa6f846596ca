import { Search } from "lucide-react";
import { useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import { FIELD_STYLE } from "../../ui/field.tsx";

interface TitleFilterProps {
  /** As in "Search gift guides by title". */
  readonly many: string;
  readonly term: string;
  readonly onTerm: (term: string) => void;
}

/** Narrows a short list while one types: all of it is here already. */
export function TitleFilter({ many, term, onTerm }: TitleFilterProps) {
  const id = useId();
  return (
    <search className="relative block w-full sm:max-w-sm">
      <label htmlFor={id} className="sr-only">
        Search {many} by title
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-quiet"
      />
      <input
        id={id}
        type="search"
        value={term}
        placeholder="Search by title"
        className={classNames(FIELD_STYLE, "min-h-11 pl-11")}
        onChange={(event) => onTerm(event.target.value)}
      />
    </search>
  );
}

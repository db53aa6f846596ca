import { TitleSearchInput } from "../ui/title-search-input.tsx";

interface TitleFilterProps {
  /** As in "Search gift guides by title". */
  readonly many: string;
  readonly term: string;
  readonly onTerm: (term: string) => void;
}

/** Narrows a short list while one types: all of it is here already. */
export function TitleFilter({ many, term, onTerm }: TitleFilterProps) {
  return (
    <search className="relative block w-full sm:max-w-sm">
      <TitleSearchInput many={many} value={term} onType={onTerm} />
    </search>
  );
}

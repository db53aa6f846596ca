import type { FormEvent } from "react";
import { useTypedTerm } from "../list-place/use-typed-term.ts";
import { TitleSearchInput } from "../ui/title-search-input.tsx";

interface SearchBoxProps {
  /** The term in the address. */
  readonly term: string;
  readonly onSearch: (term: string) => void;
}

/** Searches after a pause in the typing, or at once on Enter. */
export function SearchBox({ term, onSearch }: SearchBoxProps) {
  const { typed, setTyped, writeNow } = useTypedTerm({ inAddress: term, write: onSearch });
  const searchAtOnce = (event: FormEvent): void => {
    event.preventDefault();
    writeNow();
  };
  return (
    <form role="search" className="relative w-full sm:max-w-sm" onSubmit={searchAtOnce}>
      <TitleSearchInput many="products" by="title, URL, or ASIN" value={typed} onType={setTyped} />
    </form>
  );
}

import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { TitleSearchInput } from "../ui/title-search-input.tsx";

const TYPING_PAUSE_MS = 250;

interface SearchBoxProps {
  /** The term in the address. */
  readonly term: string;
  readonly onSearch: (term: string) => void;
}

/** Searches after a pause in the typing, or at once on Enter. */
export function SearchBox({ term, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(term);
  const [knownTerm, setKnownTerm] = useState(term);
  if (term !== knownTerm) {
    // The address changed, by Back or by this box itself.
    setKnownTerm(term);
    if (term !== typed.trim()) setTyped(term);
  }
  const search = useEffectEvent(() => {
    if (typed.trim() !== term) onSearch(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const searchAtOnce = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() !== term) onSearch(typed.trim());
  };
  return (
    <form role="search" className="relative w-full sm:max-w-sm" onSubmit={searchAtOnce}>
      <TitleSearchInput many="products" value={typed} onType={setTyped} />
    </form>
  );
}

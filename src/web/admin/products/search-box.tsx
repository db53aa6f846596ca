import { Search } from "lucide-react";
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { FIELD_STYLE } from "../../ui/field.tsx";

const TYPING_PAUSE_MS = 250;

interface SearchBoxProps {
  /** The term in the address. */
  readonly term: string;
  readonly onSearch: (term: string) => void;
}

/** Searches after a pause in the typing, or at once on Enter. */
export function SearchBox({ term, onSearch }: SearchBoxProps) {
  const id = useId();
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
      <label htmlFor={id} className="sr-only">
        Search products by title
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-quiet"
      />
      <input
        id={id}
        type="search"
        value={typed}
        placeholder="Search by title"
        className={classNames(FIELD_STYLE, "min-h-11 pl-11")}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}

import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "react-router";
import { FIELD_STYLE } from "../../ui/field-style.ts";
import { readListing } from "../product-grid/listing.ts";
import type { SearchTerm } from "./use-search-term.ts";
import { Cross, Loupe } from "../../ui/icons.tsx";

const INNER_BUTTON =
  "absolute top-1/2 flex size-11 -translate-y-1/2 items-center justify-center rounded-full text-quiet hover:bg-tint";

/** The form of those without scripts keeps what stands in the address. */
const FILTERS = ["category", "price", "sort"] as const;

/** Filters as one types; without scripts it is a form that asks for `/?q=`. */
export function SearchBox({ term, setTerm }: SearchTerm) {
  const [params] = useSearchParams();
  const listing = readListing(params);
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? "";
    if (typed !== term) setTerm(typed);
  });
  // Something may have been typed before this code ran.
  useEffect(() => takeOver(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTerm(input.current?.value ?? "");
    document.querySelector("#results")?.scrollIntoView({ block: "nearest" });
  };
  const clear = () => {
    setTerm("");
    input.current?.focus();
  };
  return (
    <form role="search" action="/" method="get" onSubmit={submit} className="relative w-full max-w-xl">
      <label htmlFor="search" className="sr-only">
        Search products
      </label>
      <input
        ref={input}
        id="search"
        type="search"
        name="q"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        placeholder="Find a regret-free purchase…"
        autoComplete="off"
        maxLength={200}
        className={`${FIELD_STYLE} min-h-13 rounded-full! pr-13 pl-13 [&::-webkit-search-cancel-button]:hidden`}
      />
      {FILTERS.map(
        (name) => listing[name] !== "" && <input key={name} type="hidden" name={name} value={listing[name]} />,
      )}
      <button type="submit" aria-label="Search" className={`${INNER_BUTTON} left-1.5`}>
        <Loupe className="size-5" />
      </button>
      {term !== "" && (
        <button
          type="button"
          onClick={clear}
          aria-label="Clear search"
          className={`needs-scripts ${INNER_BUTTON} right-1.5`}
        >
          <Cross className="size-5" />
        </button>
      )}
    </form>
  );
}

import { Search, X } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { buttonStyle } from "../../ui/button.tsx";
import { FIELD_STYLE } from "../../ui/field.tsx";
import type { SearchTerm } from "./use-search-term.ts";

/** Filters as one types; without scripts it is a form that asks for `/?q=`. */
export function SearchBox({ term, setTerm }: SearchTerm) {
  const input = useRef<HTMLInputElement>(null);
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
    <form role="search" action="/" method="get" onSubmit={submit} className="flex w-full max-w-xl gap-2">
      <label htmlFor="search" className="sr-only">
        Search products
      </label>
      <div className="relative grow">
        <Search aria-hidden="true" className="absolute top-1/2 left-4 size-5 -translate-y-1/2 text-quiet" />
        <input
          ref={input}
          id="search"
          type="search"
          name="q"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          placeholder="Find a regret-free purchase…"
          autoComplete="off"
          className={`${FIELD_STYLE} min-h-13 rounded-full! pr-12 pl-12 [&::-webkit-search-cancel-button]:hidden`}
        />
        {term !== "" && (
          <button
            type="button"
            onClick={clear}
            aria-label="Clear search"
            className="needs-scripts absolute top-1/2 right-1.5 flex size-11 -translate-y-1/2 items-center justify-center rounded-full hover:bg-tint"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
      <button type="submit" className={buttonStyle({ tone: "plain" })}>
        Search
      </button>
    </form>
  );
}

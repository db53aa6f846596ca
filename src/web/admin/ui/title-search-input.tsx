import { Search } from "lucide-react";
import { useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import { FIELD_STYLE } from "../../ui/field.tsx";

/** More finds nothing, and makes an address that no server takes. */
export const SEARCH_MAX = 200;

interface TitleSearchInputProps {
  /** What is searched, as in "Search gift guides by title". */
  readonly many: string;
  /** What else is found besides titles, as in "title, URL, or ASIN". */
  readonly by?: string;
  readonly value: string;
  readonly onType: (typed: string) => void;
}

export function TitleSearchInput({ many, by = "title", value, onType }: TitleSearchInputProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Search {many} by {by}
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-quiet"
      />
      <input
        id={id}
        type="search"
        value={value}
        placeholder={`Search by ${by}`}
        maxLength={SEARCH_MAX}
        className={classNames(FIELD_STYLE, "min-h-11 pl-11")}
        onChange={(event) => onType(event.target.value)}
      />
    </>
  );
}

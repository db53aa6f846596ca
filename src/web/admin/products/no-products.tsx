import { Link } from "react-router";
import { toLinkTerm } from "../../../core/catalogue/link-term.ts";
import { buttonStyle } from "../../ui/button.tsx";
import { SearchSuggestions } from "./search-suggestions.tsx";
import { isFiltered, type ListFilter } from "../list-place/list-address.ts";

/** Nothing yet differs from nothing found. */
export function NoProducts({ filter }: { readonly filter: ListFilter }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-line bg-card px-4 py-12 text-center">
      {isFiltered(filter) ? (
        <>
          <p className="text-lg font-semibold [overflow-wrap:anywhere]">{sentenceFor(filter)}</p>
          {filter.q !== "" && <SearchSuggestions term={filter.q} />}
          <Link to="/admin/products" className={buttonStyle()}>
            Show all products
          </Link>
        </>
      ) : (
        <>
          <p className="text-lg font-semibold">No products yet</p>
          <Link to="/admin/products/new" className={buttonStyle({ tone: "primary" })}>
            Add Your First Product
          </Link>
        </>
      )}
    </div>
  );
}

function sentenceFor({ q, category, flags }: ListFilter): string {
  const isNarrowed = category !== "" || flags.length > 0;
  if (q === "") return "No product matches these filters.";
  if (toLinkTerm(q) !== undefined) return `No product matches “${q}”.`;
  return isNarrowed ? `No title among these contains “${q}”.` : `No title contains “${q}”.`;
}

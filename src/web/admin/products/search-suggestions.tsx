import { Link } from "react-router";
import { listCloseMatches } from "../api/products-api.ts";
import { useLoaded } from "../api/use-loaded.ts";

/** Products whose titles are a typo away from a term that found nothing. */
export function SearchSuggestions({ term }: { readonly term: string }) {
  const { data: products = [], isLoading } = useLoaded({
    load: (signal) => listCloseMatches(term, signal),
    key: term,
    onError: (error) => console.error("The suggestions could not be loaded.", error),
  });
  if (isLoading || products.length === 0) return null;
  return (
    <section aria-labelledby="suggestions" className="w-full max-w-xl text-left">
      <h2 id="suggestions" className="mb-2 text-lg">
        Close matches for “{term}”
      </h2>
      <ul className="grid gap-2">
        {products.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`/admin/products/edit/${id}`}
              className="flex min-h-11 items-center rounded-field border border-line px-3 py-2 font-semibold [overflow-wrap:anywhere] hover:border-plum"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

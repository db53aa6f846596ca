import { useEffect, useState } from "react";
import { browserShopReader } from "../../shop-reader/browser-shop-reader.ts";
import type { ProductCardJson } from "../../shop-reader/shop-reader.ts";
import { ProductGrid } from "../product-grid/product-grid.tsx";

interface CloseMatchesProps {
  readonly term: string;
  /** As the server read them with the page; undefined: they are asked for. */
  readonly known: readonly ProductCardJson[] | undefined;
}

/** Below a search without results: titles that are a slip away from the term. Nothing while there is nothing to show. */
export function CloseMatches({ term, known }: CloseMatchesProps) {
  const [matches, setMatches] = useState(known ?? []);
  const mustAsk = known === undefined;
  useEffect(() => {
    if (!mustAsk) return undefined;
    let isWanted = true;
    const ask = async () => {
      try {
        const answer = await browserShopReader.listCloseMatches(term);
        if (isWanted) setMatches(answer);
      } catch (error) {
        console.error(error);
      }
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [mustAsk, term]);
  return (
    <section
      aria-labelledby={matches.length > 0 ? "close-matches" : undefined}
      aria-live="polite"
      className="empty:-mb-14"
    >
      {matches.length > 0 && (
        <>
          <h2 id="close-matches" className="mb-4 text-2xl">
            Close matches for “{term.trim()}”
          </h2>
          <ProductGrid products={matches} />
        </>
      )}
    </section>
  );
}

import { useEffect, useState } from "react";
import type { ProductJson } from "../../../wire/product-json.ts";
import { listProducts } from "../api/products-api.ts";

const TYPING_PAUSE_MS = 200;
const MOST = 8;

export interface Suggestions {
  /** What these are the answer to. */
  readonly term: string;
  readonly products: readonly ProductJson[];
  readonly hasFailed: boolean;
}

/** Products whose title contains the term, shortly after it was typed; the newest ones for an empty term. */
export function useSuggestions(term: string, isWanted: boolean): Suggestions | undefined {
  const [answer, setAnswer] = useState<Suggestions>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const { items } = await listProducts({ q: term, limit: MOST }, controller.signal);
        setAnswer({ term, products: items, hasFailed: false });
      } catch (error) {
        if (controller.signal.aborted) return;
        console.error("The products could not be searched.", error);
        setAnswer({ term, products: [], hasFailed: true });
      }
    };
    const timer = setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term, isWanted]);
  return answer;
}

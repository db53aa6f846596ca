import { useEffect, useState } from "react";
import { browserShopReader } from "../../shop-reader/browser-shop-reader.ts";
import type { ProductCardJson, SavedProductCard } from "../../shop-reader/shop-reader.ts";
import { MOST_SAVED, readSaved, useSaved, writeSaved } from "../product-grid/saved-items.ts";

/** By slug; null is gone. */
type KnownProducts = ReadonlyMap<string, ProductCardJson | null>;

const NONE_YET: KnownProducts = new Map();

/** The products of this browser's list, with those that were taken off since the page was opened. */
export function useSavedProducts() {
  const saved = useSaved();
  const [shown, setShown] = useState<readonly string[]>([]);
  const [known, setKnown] = useState(NONE_YET);
  const [restoredSlug, setRestoredSlug] = useState<string>();
  const added = (saved ?? []).filter((slug) => !shown.includes(slug));
  if (added.length > 0) setShown([...added, ...shown]);

  const unknown = shown.filter((slug) => !known.has(slug)).join(",");
  const [failed, setFailed] = useState<string>();
  const hasFailed = unknown !== "" && failed === unknown;
  useEffect(() => {
    if (unknown === "" || hasFailed) return;
    const read = async () => {
      // A list that was made longer elsewhere is read bit by bit.
      const slugs = unknown.split(",").slice(0, MOST_SAVED);
      const products = await readProducts(slugs);
      if (products === undefined) return setFailed(unknown);
      const bySlug = new Map(products.flatMap((product) => product.requested_slugs.map((slug) => [slug, product])));
      const toCurrent = (all: readonly string[]) => [...new Set(all.map((slug) => bySlug.get(slug)?.slug ?? slug))];
      setKnown(
        (before) =>
          new Map([
            ...before,
            ...slugs.map((slug) => [slug, bySlug.get(slug) ?? null] as const),
            ...products.map((product) => [product.slug, product] as const),
          ]),
      );
      // The list may contain slugs from before a URL was changed.
      if (products.some(({ slug, requested_slugs: asked }) => asked.some((one) => one !== slug))) {
        setShown(toCurrent);
        writeSaved(toCurrent(readSaved()));
      }
    };
    void read();
  }, [unknown, hasFailed]);

  return {
    saved,
    shown,
    findProduct: (slug: string): ProductCardJson | undefined => known.get(slug) ?? undefined,
    gone: (saved ?? []).filter((slug) => known.get(slug) === null),
    isReading: unknown !== "" && !hasFailed,
    /** Some of the list could not be read. */
    hasFailed,
    readAgain: () => setFailed(undefined),
    restoredSlug,
    /** Back to its old place. */
    restore(slug: string) {
      setRestoredSlug(slug);
      writeSaved(shown.filter((one) => one === slug || saved?.includes(one)));
    },
  };
}

async function readProducts(slugs: readonly string[]): Promise<readonly SavedProductCard[] | undefined> {
  try {
    return await browserShopReader.listSaved(slugs);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

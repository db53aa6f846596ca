import { useEffect, useState } from "react";
import { browserShopReader } from "../../shop-reader/browser-shop-reader.ts";
import type { ProductCardJson } from "../../shop-reader/shop-reader.ts";
import { useSaved, writeSaved } from "../product-grid/saved-items.ts";

/** By slug; null is gone. */
type KnownProducts = Readonly<Record<string, ProductCardJson | null>>;

/** The products of this browser's list, with those that were taken off since the page was opened. */
export function useSavedProducts() {
  const saved = useSaved();
  const [shown, setShown] = useState<readonly string[]>([]);
  const [known, setKnown] = useState<KnownProducts>({});
  const [restoredSlug, setRestoredSlug] = useState<string>();
  const added = (saved ?? []).filter((slug) => !shown.includes(slug));
  if (added.length > 0) setShown([...added, ...shown]);

  const unknown = shown.filter((slug) => !(slug in known)).join(",");
  useEffect(() => {
    if (unknown === "") return;
    const read = async () => {
      const slugs = unknown.split(",");
      const products = await readProducts(slugs);
      if (products === undefined) return;
      const bySlug = new Map(products.map((product) => [product.slug, product]));
      setKnown((before) => ({
        ...before,
        ...Object.fromEntries(slugs.map((slug) => [slug, bySlug.get(slug) ?? null])),
      }));
    };
    void read();
  }, [unknown]);

  return {
    saved,
    shown,
    findProduct: (slug: string): ProductCardJson | undefined => known[slug] ?? undefined,
    gone: (saved ?? []).filter((slug) => known[slug] === null),
    isReading: unknown !== "",
    restoredSlug,
    /** Back to its old place. */
    restore(slug: string) {
      setRestoredSlug(slug);
      writeSaved(shown.filter((one) => one === slug || saved?.includes(one)));
    },
  };
}

async function readProducts(slugs: readonly string[]): Promise<readonly ProductCardJson[] | undefined> {
  try {
    return await browserShopReader.listSaved(slugs);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { ProductJson } from "../../wire/product-json.ts";

type Thing = Readonly<Record<string, unknown>>;

interface JsonLdProps {
  /** Undefined where there is nothing to state. */
  readonly data: Thing | undefined;
}

/**
 * Structured data, which only ever states what the page shows (Google's policies for structured data). Search engines
 * load each URL as a document, so the server alone writes it: the browser keeps what came with the document until the
 * first navigation, and its code has no part in the text.
 */
export function JsonLd({ data }: JsonLdProps) {
  const { key } = useLocation();
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const [servedKey, setServedKey] = useState(isHydrated ? undefined : key);
  if (servedKey !== undefined && servedKey !== key) setServedKey(undefined);
  if (servedKey !== key || data === undefined) return null;
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {import.meta.env.SSR ? toText(data) : " "}
    </script>
  );
}

function toText(data: Thing): string {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return json.replaceAll("<", String.raw`\u003c`);
}

/** What the browser passes on instead of data that the server has written. */
const WRITTEN: Thing = {};

interface DescribedProduct {
  readonly product: ProductJson;
  readonly url: string;
  readonly images: readonly string[];
}

/** A `Product` only where there is a true offer to name; without a price that parses, it is just a page. */
export function productThing({ product, url, images }: DescribedProduct): Thing {
  if (!import.meta.env.SSR) return WRITTEN;
  const { title, description } = product;
  const pictures = images.length === 0 ? {} : { image: images };
  const offers = offersOf(product, url);
  if (offers === undefined) {
    return { "@type": "WebPage", name: title, description, url, ...pictures };
  }
  return { "@type": "Product", name: title, description, url, category: product.category, ...pictures, offers };
}

/** A range becomes an `AggregateOffer`, as Google requires. */
function offersOf(product: ProductJson, url: string): Thing | undefined {
  const { price_amount: price, price_upper_amount: highPrice, price_currency: priceCurrency } = product;
  if (price === null || priceCurrency === null) return undefined;
  if (highPrice === null) return { "@type": "Offer", price, priceCurrency, url };
  return { "@type": "AggregateOffer", lowPrice: price, highPrice, priceCurrency, url };
}

interface ListedPage {
  readonly name: string;
  readonly url: string;
}

/** Undefined for an empty list: search engines report it as an error. */
export function itemListThing(name: string, items: readonly ListedPage[]): Thing | undefined {
  if (items.length === 0) return undefined;
  if (!import.meta.env.SSR) return WRITTEN;
  const itemListElement = items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item }));
  return { "@type": "ItemList", name, numberOfItems: items.length, itemListElement };
}

export function breadcrumbThing(trail: readonly ListedPage[]): Thing {
  if (!import.meta.env.SSR) return WRITTEN;
  const itemListElement = trail.map(({ name, url }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: url,
  }));
  return { "@type": "BreadcrumbList", itemListElement };
}

import { useShop } from "../../document/use-shop.ts";
import type { Listing } from "./listing.ts";
import { listingTitle } from "./listing-title.ts";

/** The title of a page that shows a list, with prices as the shop writes them. */
export function useListingTitle(listing: Listing, shelf?: string): string | undefined {
  const { currency, locale } = useShop().settings;
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 });
  return listingTitle({
    listing,
    formatAmount: (amount) => format.format(amount),
    ...(shelf !== undefined && { shelf }),
  });
}

import { useShop } from "../../document/use-shop.ts";
import type { Listing } from "./listing.ts";
import { listingTitle } from "./listing-title.ts";

/** The title of a page that shows a list, with prices as the shop writes them. */
export function useListingTitle(listing: Listing, shelf?: string): string | undefined {
  const { settings } = useShop();
  return listingTitle({ listing, money: settings, ...(shelf !== undefined && { shelf }) });
}

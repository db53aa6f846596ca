import type { ReactNode } from "react";
import { priceBandLabel } from "../../../core/catalogue/price-band-label.ts";
import { useShop } from "../../document/use-shop.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { useFollowing } from "../shell/use-following.ts";
import { useShell } from "../shell/use-shell.ts";
import { type Listing, readListing, SORTS, toAddress, toBand } from "./listing.ts";

interface ListingControlsProps {
  readonly path: string;
  readonly listing: Listing;
  /** Not where the page is a category itself. */
  readonly hasCategories: boolean;
}

/** Longer rows are cut: the rest unfolds. */
const SHOWN_CATEGORIES = 8;

/** Filters and orders of a list, as links: they work without scripts, and each is an entry of the history. */
export function ListingControls({ path, listing, hasCategories }: ListingControlsProps) {
  const { categories, priceChoices } = useShell();
  const { settings } = useShop();
  const { term } = listing;
  const follow = useFollowing({ preventScrollReset: true });
  const chip = (name: "category" | "price" | "sort", value: string, label: string) => {
    const isOn = listing[name] === value;
    const isRemoved = isOn && name !== "sort";
    const addressIn = (now: Listing) =>
      `${toAddress(path, { ...now, term, after: undefined, [name]: isRemoved ? "" : value })}#results`;
    return (
      <a
        key={value}
        href={addressIn(listing)}
        // What is drawn may be one step behind what the address says by then.
        onClick={(event) => follow(event, addressIn(readListing(new URLSearchParams(location.search))))}
        aria-current={isOn || undefined}
        aria-label={isRemoved ? `${label}, remove filter` : undefined}
        className="chip"
        // The browser may format a price band differently than the server.
        suppressHydrationWarning
      >
        {label}
        {isRemoved && <span aria-hidden="true">×</span>}
      </a>
    );
  };
  return (
    <nav aria-label="Filter and sort" className="mb-5 flex flex-col gap-2">
      {hasCategories && (
        <Loaded value={categories} fallback={null}>
          {(all) => (
            <Chips label="Category" isNeeded={all.length > 1}>
              {all.slice(0, SHOWN_CATEGORIES).map(({ name }) => chip("category", name, name))}
              {all.length > SHOWN_CATEGORIES && (
                <details open={all.slice(SHOWN_CATEGORIES).some(({ name }) => name === listing.category)}>
                  <summary className="chip list-none">View more</summary>
                  <div className="chips mt-2">
                    {all.slice(SHOWN_CATEGORIES).map(({ name }) => chip("category", name, name))}
                  </div>
                </details>
              )}
            </Chips>
          )}
        </Loaded>
      )}
      <div className="flex flex-col gap-x-8 gap-y-2 lg:flex-row">
        <Loaded value={priceChoices} fallback={null}>
          {(all) => {
            const known = all.map(({ price_from, price_below, label }) => ({
              value: `${price_from ?? ""}-${price_below ?? ""}`,
              label,
            }));
            const isKnown = listing.price === "" || known.some(({ value }) => value === listing.price);
            const shown = isKnown
              ? known
              : [...known, { value: listing.price, label: priceBandLabel(toBand(listing.price), settings) }];
            return (
              <Chips label="Price" isNeeded={shown.length > 0}>
                {shown.map(({ value, label }) => chip("price", value, label))}
              </Chips>
            );
          }}
        </Loaded>
        <Chips label="Sort" isNeeded>
          {SORTS.map(([value, label]) => chip("sort", value, label))}
        </Chips>
      </div>
    </nav>
  );
}

interface ChipsProps {
  readonly label: string;
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/** On phones one row that moves sideways. */
function Chips({ label, isNeeded, children }: ChipsProps) {
  return (
    isNeeded && (
      <div role="group" aria-label={label} className="chips">
        <span aria-hidden="true" className="w-16 shrink-0 text-sm text-quiet lg:w-auto">
          {label}
        </span>
        {children}
      </div>
    )
  );
}

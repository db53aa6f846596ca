import { useOutletContext } from "react-router";
import type { PriceChoiceJson } from "../../../wire/price-choice-json.ts";
import type { CategoryLinkJson } from "../../shop-reader/shop-reader.ts";
import type { Readable } from "../../ui/loaded.tsx";

/** What the public layout knows and its pages may use. */
export interface ShellContext {
  readonly categories: Readable<readonly CategoryLinkJson[]>;
  readonly priceChoices: Readable<readonly PriceChoiceJson[]>;
}

export const useShell = (): ShellContext => useOutletContext<ShellContext>();

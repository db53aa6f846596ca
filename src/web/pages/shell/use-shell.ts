import { useOutletContext } from "react-router";
import type { CategoryJson } from "../../../wire/category-json.ts";
import type { PriceChoiceJson } from "../../../wire/price-choice-json.ts";
import type { Readable } from "../../ui/loaded.tsx";

/** What the public layout knows and its pages may use. */
export interface ShellContext {
  readonly categories: Readable<readonly CategoryJson[]>;
  readonly priceChoices: Readable<readonly PriceChoiceJson[]>;
}

export const useShell = (): ShellContext => useOutletContext<ShellContext>();

import { formatWholeAmount } from "../money/shown-price.ts";
import type { Settings } from "../settings/settings.ts";

interface Band {
  readonly from?: number | undefined;
  readonly below?: number | undefined;
}

/** A price band's label: "Under $15", "$15–$30", "$60 and up". Both limits in whole units. */
export function priceBandLabel({ from, below }: Band, settings: Pick<Settings, "currency" | "locale">): string {
  const format = (amount: number) => formatWholeAmount(amount, settings);
  if (below === undefined) return `${format(from ?? 0)} and up`;
  return from === undefined ? `Under ${format(below)}` : `${format(from)}–${format(below)}`;
}

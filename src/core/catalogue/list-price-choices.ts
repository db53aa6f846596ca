import type { CoreContext } from "../core-context.ts";
import { readSettings } from "../settings/read-settings.ts";
import { priceBandLabel } from "./price-band-label.ts";

/** A band of prices that visitors may choose; both ends in whole units of the shop's currency. */
export interface PriceChoice {
  /** Belongs to the band; absent: from nothing on. */
  readonly from?: number;
  /** The first amount beyond the band; absent: without end. */
  readonly below?: number;
  /** As visitors read it, such as "$15–$30". */
  readonly label: string;
}

/** So many of the newest prices say what is cheap and what is dear in this shop. */
const SAMPLE = 250;
/** Fewer prices need no bands. */
const LEAST_SAMPLE = 8;
const QUARTERS = [0.25, 0.5, 0.75] as const;
/** Prices that people think in, between 1 and 10. */
const ROUND_PRICES = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10] as const;
const THOUSANDTHS = 1000;

/** Four bands that hold about as many products each, with round prices between them; none in a shop of few prices. */
export async function listPriceChoices(context: CoreContext): Promise<readonly PriceChoice[]> {
  const settings = await readSettings(context);
  const amounts = await context.storage.read.products.listNewestAmounts(settings.currency, SAMPLE);
  const edges = edgesOf(amounts.map((amount) => amount / THOUSANDTHS));
  if (edges.length < 2) return [];
  return toBands(edges).map((band) => ({ ...band, label: priceBandLabel(band, settings) }));
}

/** The quarters of a sample at round prices, each once, rising. */
export function edgesOf(prices: readonly number[]): readonly number[] {
  if (prices.length < LEAST_SAMPLE) return [];
  const rising = prices.toSorted((left, right) => left - right);
  const quarters = QUARTERS.map((share) => rising[Math.floor(share * rising.length)] ?? 0);
  return [...new Set(quarters.map(roundPrice))];
}

/** The closest round price, a whole unit at least. */
function roundPrice(price: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(price, 1)));
  const distance = (round: number) => Math.abs(round * magnitude - price);
  const [closest = 1] = ROUND_PRICES.toSorted((left, right) => distance(left) - distance(right));
  return Math.max(1, Math.round(closest * magnitude));
}

function toBands(edges: readonly number[]): readonly Omit<PriceChoice, "label">[] {
  const [first = 0] = edges;
  const last = edges.at(-1) ?? 0;
  return [
    { below: first },
    ...edges.slice(1).map((below, index) => ({ from: edges[index] ?? 0, below })),
    { from: last },
  ];
}

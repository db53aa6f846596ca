import { cleanLine } from "../text/clean-text.ts";
import { parsePrice } from "./price.ts";
import type { PriceDefaults } from "./price.ts";

/** The three texts of an exclusive deal that have to agree. */
export interface DealPrices {
  readonly exclusivePrice: string;
  readonly originalPrice: string;
  readonly discountPercentage: string;
}

/** A discount as it is kept, with a sentence for the owner where it looks wrong. */
export interface NormalizedDiscount {
  readonly text: string;
  readonly warning?: string;
}

const PLAIN_PERCENTAGE = /^[-−–]?\s?(\d{1,6}(?:[.,]\d{1,20})?)\s?%{0,9}$/;
/** Shops round their percentages either way, by less than one point. */
const ROUNDING_POINTS = 1;

/**
 * Brings a discount into the form that reads well before "OFF" (specification 2): "-20%", "20",
 * "20%%" and "20% OFF" become "20%", artefacts of floating point are rounded to hundredths. Other
 * words ("up to 50%") stay as typed.
 */
export function normalizeDiscount(text: string): NormalizedDiscount {
  const words = cleanLine(text).replace(/(?<=[\d%]) ?off!?$/i, "");
  const percentage = percentageOf(words);
  if (percentage === undefined) {
    const warning = wordWarning(words);
    return warning === undefined ? { text: words } : { text: words, warning };
  }
  const decimals = String(percentage);
  const normalized = `${words.includes(",") ? decimals.replace(".", ",") : decimals}%`;
  if (percentage > 100) return { text: normalized, warning: "The discount is more than 100%." };
  if (percentage === 0) return { text: normalized, warning: "A discount of 0% is none." };
  return { text: normalized };
}

/** Sentences for the owner where a deal's prices and its discount contradict each other. */
export function discountWarnings(deal: DealPrices, defaults: PriceDefaults): string[] {
  const { text, warning } = normalizeDiscount(deal.discountPercentage);
  const contradiction = priceContradiction(deal, percentageOf(text), defaults);
  return [warning, contradiction].filter((sentence) => sentence !== undefined);
}

function priceContradiction(deal: DealPrices, stated: number | undefined, defaults: PriceDefaults): string | undefined {
  const exclusive = parsePrice(deal.exclusivePrice, defaults);
  const original = parsePrice(deal.originalPrice, defaults);
  if (exclusive === undefined || original === undefined) return undefined;
  if (hasOtherCurrency(exclusive.currency, original.currency)) {
    return "The exclusive and the original price are in different currencies.";
  }
  if (exclusive.amount > original.amount) return "The exclusive price is above the original price.";
  const isRange = exclusive.upperAmount !== undefined || original.upperAmount !== undefined;
  if (stated === undefined || isRange || original.amount === 0) return undefined;
  const computed = 100 - (exclusive.amount / original.amount) * 100;
  if (Math.abs(computed - stated) < ROUNDING_POINTS) return undefined;
  return `The prices say ${String(toHundredths(computed))}%, the text says ${String(stated)}%.`;
}

/** "Free" has no currency and so contradicts none. */
function hasOtherCurrency(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

function percentageOf(words: string): number | undefined {
  const number = PLAIN_PERCENTAGE.exec(words)?.[1];
  return number === undefined ? undefined : toHundredths(Number(number.replace(",", ".")));
}

function wordWarning(words: string): string | undefined {
  if (words === "" || /\p{Nd}/u.test(words)) return undefined;
  return `There is no number in the discount. Shoppers will read "${words} OFF".`;
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

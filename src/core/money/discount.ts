import { cleanLine } from "../text/clean-text.ts";
import { type ParsedPrice, parsePrice, type PriceDefaults } from "./price.ts";

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

/** Warnings about a discount that is accepted anyway; `discountProblem` returns what is rejected. */
export function discountWarnings(deal: DealPrices, defaults: PriceDefaults): string[] {
  const { warning } = normalizeDiscount(deal.discountPercentage);
  const exclusive = parsePrice(deal.exclusivePrice, defaults);
  const original = parsePrice(deal.originalPrice, defaults);
  const warnings = warning === undefined ? [] : [warning];
  if (!haveSameCurrency(exclusive, original)) {
    warnings.push("The exclusive and the original price are in different currencies.");
  }
  return warnings;
}

/** "Free", or a price without an amount, has no currency and matches any. */
export function haveSameCurrency(one: ParsedPrice | undefined, other: ParsedPrice | undefined): boolean {
  return one?.currency === undefined || other?.currency === undefined || one.currency === other.currency;
}

/** The number of a discount that is nothing but a percentage. */
export function percentageOf(words: string): number | undefined {
  const number = PLAIN_PERCENTAGE.exec(words)?.[1];
  return number === undefined ? undefined : toHundredths(Number(number.replace(",", ".")));
}

function wordWarning(words: string): string | undefined {
  if (words === "" || /\p{Nd}/u.test(words)) return undefined;
  return `There is no number in the discount. Shoppers will read "${words} OFF".`;
}

export function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

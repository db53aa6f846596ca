import { type DealPrices, haveSameCurrency, percentageOf, toHundredths } from "./discount.ts";
import { type ParsedPrice, parsePrice, type PriceDefaults } from "./price.ts";

/** Why a deal's prices and discount contradict each other, with the field to correct. */
export interface DiscountProblem {
  readonly field: "exclusivePrice" | "discountPercentage";
  readonly message: string;
}

/** Shops round percentages and amounts either way, by less than one. */
const ROUNDING_POINTS = 1;
const ROUNDING_THOUSANDTHS = 1000;

const NOT_LOWER = "The exclusive price must be lower than the original price.";
const NOT_IMPLIED = "Enter a discount. It can't be calculated from these prices.";

/**
 * The contradiction between two prices and the discount that is stated for them, or undefined where there is none.
 * Prices without one amount each, in different currencies, and discounts in words ("up to 50%") are not checked.
 */
export function discountProblem(deal: DealPrices, defaults: PriceDefaults): DiscountProblem | undefined {
  const prices = comparablePrices(deal, defaults);
  const stated = deal.discountPercentage.trim();
  if (prices === undefined) {
    return stated === "" ? { field: "discountPercentage", message: NOT_IMPLIED } : undefined;
  }
  const saved = prices.original - prices.exclusive;
  if (saved < 0) return { field: "exclusivePrice", message: NOT_LOWER };
  if (saved === 0) {
    const isInWords = stated !== "" && percentageOf(stated) === undefined && savingOf(stated, defaults) === undefined;
    return isInWords ? undefined : { field: "exclusivePrice", message: NOT_LOWER };
  }
  return agrees(stated, prices, defaults)
    ? undefined
    : {
        field: "discountPercentage",
        message: `The prices make this ${impliedText(prices)} off, not ${stated}. Correct it, or leave it empty.`,
      };
}

/** The discount that two prices imply, such as "33%", rounded down; undefined where they imply none. */
export function impliedDiscount(deal: DealPrices, defaults: PriceDefaults): string | undefined {
  const prices = comparablePrices(deal, defaults);
  return prices === undefined || prices.exclusive >= prices.original ? undefined : impliedText(prices);
}

interface ComparablePrices {
  /** Integer thousandths. */
  readonly exclusive: number;
  readonly original: number;
}

function comparablePrices(deal: DealPrices, defaults: PriceDefaults): ComparablePrices | undefined {
  const exclusive = parsePrice(deal.exclusivePrice, defaults);
  const original = parsePrice(deal.originalPrice, defaults);
  if (exclusive === undefined || original === undefined) return undefined;
  if (isRange(exclusive) || isRange(original) || !haveSameCurrency(exclusive, original)) return undefined;
  return { exclusive: exclusive.amount, original: original.amount };
}

function agrees(stated: string, prices: ComparablePrices, defaults: PriceDefaults): boolean {
  if (stated === "") return true;
  const percentage = percentageOf(stated);
  if (percentage !== undefined) return Math.abs(percentageSaved(prices) - percentage) < ROUNDING_POINTS;
  const saving = savingOf(stated, defaults);
  return saving === undefined || Math.abs(prices.original - prices.exclusive - saving) < ROUNDING_THOUSANDTHS;
}

/** "$5" as a discount, in thousandths; a bare number is a percentage. */
function savingOf(stated: string, defaults: PriceDefaults): number | undefined {
  const saving = parsePrice(stated, defaults);
  return saving === undefined || isRange(saving) ? undefined : saving.amount;
}

/** A single integer division, so that 40% is exactly 40. */
const percentageSaved = ({ exclusive, original }: ComparablePrices): number =>
  ((original - exclusive) * 100) / original;

/** Rounded down, so the shop never overstates a saving. Below 1%, two decimals are kept. */
function impliedText(prices: ComparablePrices): string {
  const percentage = percentageSaved(prices);
  return `${String(Math.floor(percentage) || Math.max(toHundredths(percentage), 0.01))}%`;
}

const isRange = ({ upperAmount }: ParsedPrice): boolean => upperAmount !== undefined;

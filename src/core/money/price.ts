import { cleanLine } from "../text/clean-text.ts";
import { currencyOfMarks, minorDigits } from "./currency.ts";
import { toThousandths } from "./written-number.ts";
import type { NumberHabits } from "./written-number.ts";

/** What a price means where it does not say so itself. */
export interface PriceDefaults {
  /** ISO 4217 code. */
  readonly currency: string;
  /** BCP 47 tag; it decides which sign groups thousands. */
  readonly locale: string;
}

/** A price that could be read; amounts in integer thousandths of the currency's unit. */
export interface ParsedPrice {
  readonly amount: number;
  /** Undefined where no currency can be told, as for "Free". */
  readonly currency: string | undefined;
  /** The upper end of a range; `amount` is the lower one, by which it sorts. */
  readonly upperAmount?: number;
}

type Problem = "no-number" | "below-zero" | "too-large" | "unclear";

const NOT_SORTED = "It is shown as typed, but left out when shoppers sort by price.";

const WARNINGS: Readonly<Record<Problem, string>> = {
  "no-number": `There is no number in the price. ${NOT_SORTED}`,
  "below-zero": `The price is below zero. ${NOT_SORTED}`,
  "too-large": `The price is too large to be true. ${NOT_SORTED}`,
  unclear: `No single amount can be read from the price. ${NOT_SORTED}`,
};

/** Longer texts are sentences, not prices. */
const MAX_PRICE_LENGTH = 100;
const MAX_AMOUNT = 999_999_999_999_999;
const FREE = /^(?:free|gratis|kostenlos|gratuit|gratuito)!?$/i;
const MINUS = /[-−–—]/;
const RANGE_SIGN = /[-−–—~〜]|\b(?:to|bis)\b/;
/** A dot straight behind letters ends their abbreviation ("Rs.199"), elsewhere it begins a number (".5"). */
const NUMBER = /((?:(?<!\p{L})[.,])?\d[\d.,'’ ]*)/u;
/** "20.–" and "20,--" in Switzerland and Austria, "500/-" in India, "199:-" in Sweden: no cents. */
const NO_CENTS = /(?<=\d[.,])[-–—]{1,2}(?![-–—\d])|(?<=\d)[/:]-/g;
/** The zeros of the decimal digits that prices are written with besides ASCII's. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

/**
 * Reads what a price text means: an amount or a range, with signs and codes before or behind, in the
 * usual groupings and digits. Undefined where a careful reader could not name one amount; the text is
 * shown as given all the same (specification 3).
 */
export function parsePrice(text: string, defaults: PriceDefaults): ParsedPrice | undefined {
  const reading = readPrice(text, defaults);
  return typeof reading === "string" ? undefined : reading;
}

/** A sentence for the owner where a price is accepted but no amount can be read from it. */
export function priceWarning(text: string, defaults: PriceDefaults): string | undefined {
  const reading = readPrice(text, defaults);
  return typeof reading === "string" ? WARNINGS[reading] : undefined;
}

/** An amount of thousandths as a decimal number with at least two decimals: 19990 is "19.99". */
export function amountToDecimal(amount: number): string {
  const digits = String(amount).padStart(4, "0");
  const thousandths = digits.slice(-3);
  const decimals = thousandths.endsWith("0") ? thousandths.slice(0, 2) : thousandths;
  return `${digits.slice(0, -3)}.${decimals}`;
}

function readPrice(text: string, defaults: PriceDefaults): ParsedPrice | Problem {
  const line = toPlainDigits(cleanLine(text));
  if (FREE.test(line)) return { amount: 0, currency: undefined };
  if (line.length > MAX_PRICE_LENGTH) return "unclear";
  const pieces = line.replace(NO_CENTS, "").split(NUMBER);
  const numbers = pieces.filter((_, index) => index % 2 === 1);
  if (numbers.length === 0) return "no-number";
  const words = wordsAround(pieces.filter((_, index) => index % 2 === 0));
  if (words === undefined) return "unclear";
  const [before = "", ...others] = words;
  const meant = currencyOfMarks([before.replace(MINUS, ""), ...others], defaults.currency);
  if (meant === undefined) return "unclear";
  if (MINUS.test(before)) return "below-zero";
  return priceOf(numbers, meant.currency, defaults.locale);
}

/** What stands around one number or around the two of a range, without the sign between them. */
function wordsAround(texts: readonly string[]): readonly string[] | undefined {
  if (texts.length === 2) return texts;
  const [before = "", between = "", after = ""] = texts;
  const ends = between.split(RANGE_SIGN);
  return texts.length === 3 && ends.length === 2 ? [before, ...ends, after] : undefined;
}

function priceOf(numbers: readonly string[], currency: string | undefined, locale: string): ParsedPrice | Problem {
  const habits: NumberHabits = { decimalSign: decimalSignOf(locale), minorDigits: minorDigits(currency) };
  const amounts = numbers.map((number) => toThousandths(number, habits) ?? Number.NaN);
  const amount = Math.min(...amounts);
  const upperAmount = Math.max(...amounts);
  if (Number.isNaN(amount)) return "unclear";
  if (upperAmount > MAX_AMOUNT) return "too-large";
  return amount === upperAmount ? { amount, currency } : { amount, currency, upperAmount };
}

/** ASCII digits and signs for Arabic, Persian, Indian, Thai and full-width ones; superscripts stay unread. */
function toPlainDigits(line: string): string {
  return line
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ZEROS.find((candidate) => code >= candidate && code < candidate + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replaceAll("٫", ".")
    .replaceAll("٬", "’")
    .replaceAll("＄", "$")
    .replaceAll("￥", "¥");
}

/** By the locale's rules for the digits 0 to 9, since other digits and their signs were replaced by these. */
function decimalSignOf(locale: string): string {
  const known = decimalSigns.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(1.5);
  const sign = parts.find((part) => part.type === "decimal")?.value ?? ".";
  decimalSigns.set(locale, sign);
  return sign;
}

const decimalSigns = new Map<string, string>();

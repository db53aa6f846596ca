/** How the shop writes amounts of money. */
export interface MoneyFormat {
  /** ISO 4217 code. */
  readonly currency: string;
  /** BCP 47 tag. It decides the signs in numbers and where the currency goes; words and digits stay English. */
  readonly locale: string;
}

/** Digits with group and decimal signs, and the Swiss, Swedish and Indian ways to write "no cents". */
const NUMBER = String.raw`[.,]?\p{Nd}(?:[\p{Nd}.,'’ \u00a0\u202f]*\p{Nd})?(?:[.,]?(?:[-–—]{1,2}|[/:]-)(?!\p{Nd}))?`;
const BARE_PRICE = new RegExp(String.raw`^(${NUMBER})(?:( ?(?:[-–—~]|\bto\b) ?)(${NUMBER}))?$`, "u");
const BIDI_MARKS = /[\u061c\u200e\u200f]/g;

/**
 * A price as shoppers see it: text with a currency or words stays as typed; a bare number or range of bare numbers gets the
 * shop's currency.
 */
export function shownPrice(text: string, format: MoneyFormat): string {
  const bare = BARE_PRICE.exec(text.trim());
  if (bare === null) return text;
  const [, first = "", sign = "", second] = bare;
  return second === undefined
    ? withCurrency(first, format)
    : `${withCurrency(first, format)}${sign}${withCurrency(second, format)}`;
}

/** An amount that the shop writes itself, in whole units: "$1,250", "1.250 €". */
export function formatWholeAmount(units: number, { currency, locale }: MoneyFormat): string {
  const { before, after } = currencyPosition(currency, locale);
  const number = new Intl.NumberFormat(locale, { numberingSystem: "latn", maximumFractionDigits: 0 }).format(units);
  return before + number.replace(BIDI_MARKS, "") + after;
}

function withCurrency(number: string, { currency, locale }: MoneyFormat): string {
  const { before, after } = currencyPosition(currency, locale);
  return before + (/^[.,]/.test(number) ? `0${number}` : number) + after;
}

interface CurrencyPosition {
  readonly before: string;
  readonly after: string;
}

const positions = new Map<string, CurrencyPosition>();

/** Pages are English whatever the locale, so a sign in another script gives way to the English one. */
function currencyPosition(currency: string, locale: string): CurrencyPosition {
  const key = `${locale} ${currency}`;
  const known = positions.get(key) ?? findCurrencyPosition(currency, locale);
  positions.set(key, known);
  return known;
}

function findCurrencyPosition(currency: string, locale: string): CurrencyPosition {
  const options = { style: "currency", currency, numberingSystem: "latn", maximumFractionDigits: 0 } as const;
  const parts = new Intl.NumberFormat(locale, options).formatToParts(1);
  const texts = parts.map(({ type, value }) =>
    (type === "currency" ? latinSign(value, currency) : value).replace(BIDI_MARKS, ""),
  );
  const at = parts.findIndex(({ type }) => type === "integer");
  return { before: texts.slice(0, at).join(""), after: texts.slice(at + 1).join("") };
}

function latinSign(sign: string, currency: string): string {
  const plain = sign.replace(BIDI_MARKS, "").normalize("NFKC");
  if (/^[\p{Script=Latin}\p{Script=Common}]+$/u.test(plain)) return plain;
  const english = new Intl.NumberFormat("en", { style: "currency", currency }).formatToParts(1);
  return english.find(({ type }) => type === "currency")?.value ?? currency;
}

/** The codes that a written mark can stand for; the first is the usual one. Keys in lower case, without a final dot. */
const MARKS: Readonly<Record<string, string>> = {
  $: "USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP",
  us$: "USD",
  a$: "AUD",
  au$: "AUD",
  c$: "CAD",
  ca$: "CAD",
  nz$: "NZD",
  hk$: "HKD",
  s$: "SGD",
  nt$: "TWD",
  mx$: "MXN",
  r$: "BRL",
  "€": "EUR",
  eur: "EUR",
  euro: "EUR",
  euros: "EUR",
  "£": "GBP EGP",
  "¥": "JPY CNY",
  円: "JPY",
  元: "CNY",
  "₹": "INR",
  rs: "INR PKR LKR NPR MUR",
  "₨": "INR PKR LKR NPR MUR",
  "₽": "RUB",
  руб: "RUB",
  "₺": "TRY",
  tl: "TRY",
  "₩": "KRW",
  원: "KRW",
  zł: "PLN",
  zl: "PLN",
  kr: "SEK NOK DKK ISK",
  kč: "CZK",
  ft: "HUF",
  lei: "RON",
  fr: "CHF",
  sfr: "CHF",
  "₴": "UAH",
  "₸": "KZT",
  "₪": "ILS",
  "₫": "VND",
  "฿": "THB",
  "₱": "PHP",
  "₦": "NGN",
  rp: "IDR",
  rm: "MYR",
  "s/": "PEN",
  r: "ZAR",
  "ر.س": "SAR",
  "د.إ": "AED",
  "ج.م": "EGP",
  "د.ك": "KWD",
  "ر.ق": "QAR",
  "ر.ع": "OMR",
};

/** "kr" alone is as usual in Sweden as in Norway, Denmark and Iceland: only the shop's own currency decides. */
const MARKS_WITHOUT_A_USUAL_CODE: ReadonlySet<string> = new Set(["kr"]);

/** Codes that a revaluation replaced but price lists still write. */
const SUCCESSORS: Readonly<Record<string, string>> = { RUR: "RUB", TRL: "TRY", BYR: "BYN" };

/**
 * The currency that all the marks around a price agree on: `shopCurrency` where none stands there or
 * where it is among several possible ones ("$" in a Canadian shop). The answer is undefined when a mark
 * is no currency or two contradict each other; its `currency` is undefined when it cannot be told apart.
 */
export function currencyOfMarks(
  texts: readonly string[],
  shopCurrency: string,
): { currency: string | undefined } | undefined {
  const marks = texts.flatMap(splitMarks);
  if (marks.length === 0) return { currency: shopCurrency };
  const sets = marks.map(possibleCodes);
  const shared = (sets[0] ?? []).filter((code) => sets.every((codes) => codes.includes(code)));
  const [usual] = shared;
  if (usual === undefined) return undefined;
  if (shared.includes(shopCurrency)) return { currency: shopCurrency };
  const canTell = shared.length === 1 || !marks.every((mark) => MARKS_WITHOUT_A_USUAL_CODE.has(toKey(mark)));
  return { currency: canTell ? usual : undefined };
}

/** How many digits stand behind the decimal sign in a currency: 2, 0 for the yen, 3 for Gulf dinars. */
export function minorDigits(currency: string | undefined): number {
  if (currency === undefined || !isIsoCode(currency)) return 2;
  const known = digitsOfCurrency.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsOfCurrency.set(currency, digits);
  return digits;
}

/** "US $" is one mark, "USD $" are two, "USD$" are two without a blank. */
function splitMarks(text: string): string[] {
  const trimmed = text.trim();
  if (trimmed === "") return [];
  const joined = trimmed.replaceAll(" ", "");
  if (possibleCodes(joined).length > 0) return [joined];
  return trimmed.split(" ").flatMap(splitCode);
}

function splitCode(mark: string): string[] {
  const match = /^([A-Z]{3})([^A-Za-z]+)$/.exec(mark);
  return match === null ? [mark] : match.slice(1);
}

function possibleCodes(mark: string): readonly string[] {
  if (isIsoCode(mark)) return [SUCCESSORS[mark] ?? mark];
  return Object.hasOwn(MARKS, toKey(mark)) ? (MARKS[toKey(mark)] ?? "").split(" ") : [];
}

function toKey(mark: string): string {
  const key = mark.toLowerCase();
  return key.endsWith(".") ? key.slice(0, -1) : key;
}

/** In capitals only: "top" and "all" are words, TOP and ALL are currencies. */
function isIsoCode(text: string): boolean {
  isoCodes ??= new Set([...Intl.supportedValuesOf("currency"), ...Object.keys(SUCCESSORS)]);
  return isoCodes.has(text);
}

const digitsOfCurrency = new Map<string, number>();
let isoCodes: ReadonlySet<string> | undefined;

import { isTimeZone } from "../time/shop-zone.ts";
import type { SettingKey } from "./settings.ts";

/** The words that the owner sees at the fields, and in the audit log. */
export const SETTING_LABELS: Readonly<Record<SettingKey, string>> = {
  shopName: "Shop name",
  tagline: "Tagline",
  heroHeading: "Headline",
  heroHighlight: "Headline on the sticker",
  heroSentence: "Sentence below the headline",
  disclosure: "Affiliate disclosure in the footer",
  affiliateLine: "Short line above products",
  buyNote: "Note at the buy button",
  retailer: "Retailer on the buy button",
  copyrightYear: "Copyright year",
  sharePicture: "Picture for link previews",
  timeZone: "Time zone",
  locale: "Number format of prices",
  currency: "Currency",
  contact: "Contact",
  imprint: "Imprint",
};

/** Most characters (code points) of each. */
export const SETTING_LIMITS = {
  shopName: 60,
  tagline: 160,
  heroHeading: 80,
  heroHighlight: 60,
  heroSentence: 200,
  disclosure: 1000,
  affiliateLine: 200,
  buyNote: 300,
  retailer: 60,
  copyrightYear: 20,
  timeZone: 60,
  locale: 40,
  currency: 3,
  contact: 200,
  imprint: 4000,
} as const satisfies Partial<Record<SettingKey, number>>;

/** Why a value would break the pages that use it, in a sentence; undefined where it would not. */
export function unusableReason(key: SettingKey, value: string): string | undefined {
  if (key === "timeZone") return isTimeZone(value) ? undefined : `There is no time zone "${value}".`;
  if (key === "locale") return isLocale(value) ? undefined : `There is no language and region "${value}".`;
  if (key === "currency") return isCurrency(value) ? undefined : `There is no currency "${value}".`;
  return undefined;
}

/** True for a BCP 47 tag that the runtime can write dates and numbers in. */
function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** True for an ISO 4217 code in use. */
const isCurrency = (code: string): boolean => Intl.supportedValuesOf("currency").includes(code);

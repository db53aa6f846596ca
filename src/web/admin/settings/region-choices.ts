import { isTimeZone } from "../../../core/time/shop-zone.ts";

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export type RegionName = "time_zone" | "locale" | "currency";

/** Those that most shops want; any other can be typed. */
const LOCALES =
  "en-US en-GB en-CA en-AU en-IE en-NZ en-IN de-DE de-AT de-CH fr-FR fr-CA fr-BE es-ES es-MX it-IT pt-PT pt-BR nl-NL nl-BE da-DK sv-SE nb-NO fi-FI is-IS pl-PL cs-CZ sk-SK hu-HU ro-RO bg-BG hr-HR sl-SI el-GR tr-TR uk-UA he-IL ar-AE hi-IN id-ID vi-VN th-TH ja-JP ko-KR zh-CN zh-TW".split(
    " ",
  );

/** What the browser suggests while one types. */
export function choicesOf(name: RegionName): readonly Choice[] {
  switch (name) {
    case "time_zone":
      // Not all runtimes list the zone that every shop starts with.
      return [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone")])].map((zone) => ({ value: zone, label: "" }));
    case "locale":
      return LOCALES.map((value) => ({ value, label: nameOf("language", value) }));
    case "currency":
      return Intl.supportedValuesOf("currency").map((value) => ({ value, label: nameOf("currency", value) }));
  }
}

/** What a value means right now, so that a wrong choice shows; undefined while it means nothing. */
export function exampleOf(name: RegionName, value: string, now: number): string | undefined {
  try {
    switch (name) {
      case "time_zone":
        return isTimeZone(value) ? `It is ${clockIn(value, now)} there now.` : undefined;
      case "locale":
        return `${nameOf("language", value)}: ${writtenNumber(value)}`;
      case "currency":
        return Intl.supportedValuesOf("currency").includes(value)
          ? `${nameOf("currency", value)}. A price such as “19.99” is read in it; “$19.99” names its own.`
          : undefined;
    }
  } catch {
    // Half-typed.
    return undefined;
  }
}

const writtenNumber = (locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: "latn" }).format(1234.5);

const clockIn = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat("en-US", { timeZone, weekday: "long", hour: "numeric", minute: "2-digit" }).format(now);

const nameOf = (type: "language" | "currency", code: string): string =>
  new Intl.DisplayNames("en", { type }).of(code) ?? code;

import type { SettingKey, Settings } from "../core/settings/settings.ts";
import { DEFAULT_SETTINGS } from "../core/settings/settings.ts";

/** Each setting as JSON names it. */
export const SETTING_NAMES = {
  shopName: "shop_name",
  tagline: "tagline",
  heroHeading: "hero_heading",
  heroHighlight: "hero_highlight",
  heroSentence: "hero_sentence",
  disclosure: "disclosure",
  affiliateLine: "affiliate_line",
  buyNote: "buy_note",
  retailer: "retailer",
  copyrightYear: "copyright_year",
  sharePicture: "share_picture",
  timeZone: "time_zone",
  locale: "locale",
  currency: "currency",
  contact: "contact",
  imprint: "imprint",
} as const satisfies Readonly<Record<SettingKey, string>>;

export type SettingName = (typeof SETTING_NAMES)[SettingKey];

export type SettingValuesJson = { readonly [Name in SettingName]: string };

/** All settings as `/api/settings` gives them, each with the default that stands where nothing was changed. */
export interface SettingsJson {
  readonly settings: SettingValuesJson;
  readonly defaults: SettingValuesJson;
}

export const toSettingsJson = (settings: Settings): SettingsJson => ({
  settings: toValuesJson(settings),
  defaults: toValuesJson(DEFAULT_SETTINGS),
});

/** The settings of the core, for pages that show them. */
export function fromValuesJson(values: SettingValuesJson): Settings {
  return mapNames((key, name) => [key, values[name]]) as unknown as Settings;
}

function toValuesJson(settings: Settings): SettingValuesJson {
  return mapNames((key, name) => [name, settings[key]]) as SettingValuesJson;
}

function mapNames(pair: (key: SettingKey, name: SettingName) => readonly [string, string]): Record<string, string> {
  const names = Object.entries(SETTING_NAMES) as [SettingKey, SettingName][];
  return Object.fromEntries(names.map(([key, name]) => pair(key, name)));
}

import { z } from "zod";
import type { SeenSettings, SettingChanges } from "../core/settings/save-settings.ts";
import { settingFields } from "../core/settings/setting-schema.ts";
import type { SettingKey } from "../core/settings/settings.ts";
import { describes } from "./agreement.ts";
import { SETTING_NAMES, type SettingName, type SettingsJson, type SettingValuesJson } from "./settings-json.ts";

const values = describes<SettingValuesJson>()(
  z
    .object({
      shop_name: z.string(),
      tagline: z.string(),
      hero_heading: z.string(),
      hero_highlight: z.string(),
      hero_sentence: z.string(),
      disclosure: z.string(),
      affiliate_line: z.string(),
      buy_note: z.string(),
      retailer: z.string(),
      copyright_year: z.string(),
      share_picture: z.string(),
      time_zone: z.string(),
      locale: z.string(),
      currency: z.string(),
      contact: z.string(),
      imprint: z.string(),
    })
    .meta({ id: "SettingValues" }),
);

export const settingsSchema = describes<SettingsJson>()(
  z.object({ settings: values, defaults: values }).meta({ id: "Settings" }),
);

/** Each setting as the form checks it. */
export const settingValuesSchema = z.object({
  shop_name: settingFields.shopName,
  tagline: settingFields.tagline,
  hero_heading: settingFields.heroHeading,
  hero_highlight: settingFields.heroHighlight,
  hero_sentence: settingFields.heroSentence,
  disclosure: settingFields.disclosure,
  affiliate_line: settingFields.affiliateLine,
  buy_note: settingFields.buyNote,
  retailer: settingFields.retailer,
  copyright_year: settingFields.copyrightYear,
  share_picture: settingFields.sharePicture,
  time_zone: settingFields.timeZone,
  locale: settingFields.locale,
  currency: settingFields.currency,
  contact: settingFields.contact,
  imprint: settingFields.imprint,
}) satisfies z.ZodType<SettingValuesJson>;

const { shape } = settingValuesSchema;

/** Null is the default; absent is untouched. */
const changed = <Field extends z.ZodType>(field: Field) => field.nullable().optional();

/** `PUT /settings` */
export const settingsChangeSchema = z
  .object({
    shop_name: changed(shape.shop_name),
    tagline: changed(shape.tagline),
    hero_heading: changed(shape.hero_heading),
    hero_highlight: changed(shape.hero_highlight),
    hero_sentence: changed(shape.hero_sentence),
    disclosure: changed(shape.disclosure),
    affiliate_line: changed(shape.affiliate_line),
    buy_note: changed(shape.buy_note),
    retailer: changed(shape.retailer),
    copyright_year: changed(shape.copyright_year),
    share_picture: changed(shape.share_picture),
    time_zone: changed(shape.time_zone),
    locale: changed(shape.locale),
    currency: changed(shape.currency),
    contact: changed(shape.contact),
    imprint: changed(shape.imprint),
    started_from: values
      .partial()
      .meta({
        id: "SeenSettings",
        description:
          "Of the settings sent, the values that the change started from; another one there now answers 409.",
      })
      .optional(),
  })
  .transform(({ started_from: seen = {}, ...changes }) => ({
    changes: byKey(changes) satisfies SettingChanges,
    seen: byKey(seen) satisfies SeenSettings,
  }))
  .meta({ id: "SettingsChange" });

function byKey<Value>(named: { readonly [Name in SettingName]?: Value }): { readonly [Key in SettingKey]?: Value } {
  const names = Object.entries(SETTING_NAMES) as [SettingKey, SettingName][];
  return Object.fromEntries(
    names.flatMap(([key, name]) => (named[name] === undefined ? [] : [[key, named[name]]])),
  ) as { readonly [Key in SettingKey]?: Value };
}

import type { z } from "zod";
import { optionalImage } from "../fields/address-field.ts";
import { textField } from "../fields/text-field.ts";
import { cleanLine, cleanText } from "../text/clean-text.ts";
import { SETTING_LABELS, SETTING_LIMITS, unusableReason } from "./setting-rules.ts";
import type { SettingKey } from "./settings.ts";

type LimitedKey = keyof typeof SETTING_LIMITS;
type RegionKey = "timeZone" | "locale" | "currency";

const YEARS = /^\d{4}(?:\s?[-–]\s?\d{4})?$/;

/** Each setting as the form and the API read it. */
export const settingFields = {
  shopName: line("shopName", 1),
  tagline: line("tagline", 1),
  heroHeading: line("heroHeading", 1),
  heroHighlight: line("heroHighlight", 0),
  heroSentence: line("heroSentence", 0),
  disclosure: text("disclosure", 1),
  affiliateLine: line("affiliateLine", 1),
  buyNote: line("buyNote", 1),
  retailer: line("retailer", 1),
  copyrightYear: line("copyrightYear", 1).refine((years) => YEARS.test(years), {
    error: "Enter a year such as 2024, or two such as 2024–2026.",
  }),
  sharePicture: optionalImage(SETTING_LABELS.sharePicture),
  timeZone: region("timeZone"),
  locale: region("locale"),
  currency: region("currency"),
  contact: line("contact", 0),
  imprint: text("imprint", 0),
} satisfies Record<SettingKey, z.ZodType<string>>;

function line(key: LimitedKey, minLength: 0 | 1) {
  return textField({ label: SETTING_LABELS[key], max: SETTING_LIMITS[key], clean: cleanLine }, minLength);
}

function text(key: LimitedKey, minLength: 0 | 1) {
  return textField({ label: SETTING_LABELS[key], max: SETTING_LIMITS[key], clean: cleanText }, minLength);
}

function region(key: RegionKey) {
  return line(key, 1).superRefine((value, context) => {
    const reason = unusableReason(key, value);
    if (reason !== undefined) context.addIssue({ code: "custom", message: reason });
  });
}

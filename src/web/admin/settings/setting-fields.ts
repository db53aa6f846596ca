import { SETTING_LABELS } from "../../../core/settings/setting-rules.ts";
import type { SettingKey } from "../../../core/settings/settings.ts";
import { SETTING_NAMES, type SettingName } from "../../../wire/settings-json.ts";
import { controlIdOf as controlIdIn } from "../editor/editor-fields.ts";
import type { EditorField } from "../editor/editor-kind.ts";

type SectionId = "shop" | "home" | "disclosure" | "region" | "contact";

interface Section {
  readonly id: SectionId;
  readonly title: string;
  readonly note: string;
}

/** The screen's parts in their order. */
export const SECTIONS: readonly Section[] = [
  { id: "shop", title: "Shop", note: "Stands on every page, in search results and in link previews." },
  { id: "home", title: "Top of the home page", note: "What visitors read first." },
  { id: "disclosure", title: "Disclosure and buy button", note: "What visitors must know before they buy." },
  { id: "region", title: "Region", note: "How dates are read and written, and what a price without a currency means." },
  { id: "contact", title: "Contact and imprint", note: "Stands on the page Contact; left empty, it does not show." },
];

interface FieldLook {
  readonly section: SectionId;
  /** `choice`: typed freely, with suggestions. */
  readonly control: "line" | "text" | "choice" | "picture";
  readonly hint?: string;
}

/** How each setting is asked for, in the screen's order. */
const LOOKS: Readonly<Record<SettingName, FieldLook>> = {
  shop_name: { section: "shop", control: "line" },
  tagline: { section: "shop", control: "line", hint: "Below the name in the footer, and beside it in search results." },
  copyright_year: { section: "shop", control: "line", hint: "A year such as 2024, or two such as 2024–2026." },
  share_picture: {
    section: "shop",
    control: "picture",
    hint: "For pages without a picture of their own, at best 1200 × 630. Left empty, the shop's own one stands there.",
  },
  hero_heading: { section: "home", control: "line" },
  hero_highlight: { section: "home", control: "line", hint: "Follows the headline, slightly tilted. May be empty." },
  hero_sentence: { section: "home", control: "line", hint: "May be empty." },
  affiliate_line: {
    section: "disclosure",
    control: "line",
    hint: "Stands before the first link to a merchant on the home page, categories, guides and deals.",
  },
  disclosure: { section: "disclosure", control: "text" },
  buy_note: {
    section: "disclosure",
    control: "line",
    hint: "Amazon asks its associates for this sentence, or one that says the same.",
  },
  retailer: { section: "disclosure", control: "line", hint: "As in “Buy on Amazon”." },
  time_zone: { section: "region", control: "choice" },
  locale: { section: "region", control: "choice" },
  currency: { section: "region", control: "choice" },
  contact: { section: "contact", control: "line", hint: "Such as an e-mail address. Stands in the footer, too." },
  imprint: { section: "contact", control: "text", hint: "Name and address of who runs the shop, where the law asks." },
};

export interface SettingField extends EditorField, FieldLook {
  readonly name: SettingName;
}

const KEYS = Object.entries(SETTING_NAMES) as readonly [SettingKey, SettingName][];

export const SETTING_FIELDS: readonly SettingField[] = (Object.keys(LOOKS) as SettingName[]).map((name) => ({
  name,
  label: labelOf(name),
  ...LOOKS[name],
}));

export const SETTINGS_FORM = { name: "settings", fields: SETTING_FIELDS } as const;

export const controlIdOf = (name: SettingName): string => controlIdIn(SETTINGS_FORM, name);

function labelOf(name: SettingName): string {
  const key = KEYS.find(([, known]) => known === name)?.[0];
  return key === undefined ? name : SETTING_LABELS[key];
}

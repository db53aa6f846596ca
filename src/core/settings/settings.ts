/** What the owner changes by hand; the specification's words are the defaults. */
export interface Settings {
  readonly shopName: string;
  readonly tagline: string;
  readonly heroHeading: string;
  /** The end of the heading, which stands on a sticker; "" is none. */
  readonly heroHighlight: string;
  readonly heroSentence: string;
  /** The footer's affiliate disclosure. */
  readonly disclosure: string;
  /** The short line before the first affiliate link of a page (FTC, 16 CFR 255). */
  readonly affiliateLine: string;
  /** The note beside the buy button (Amazon Associates Operating Agreement, section 5). */
  readonly buyNote: string;
  /** The retailer named on the product page's button: "Buy on {retailer}". */
  readonly retailer: string;
  readonly copyrightYear: string;
  /** Address of the picture that link previews show of pages without one of their own; "" is the shop's built-in one. */
  readonly sharePicture: string;
  /** IANA name. Dates are entered and shown in it. */
  readonly timeZone: string;
  /** BCP 47. Which signs group thousands and begin decimals, in typed prices and in amounts that the shop writes. */
  readonly locale: string;
  /** ISO 4217, for prices that name none. */
  readonly currency: string;
  readonly contact: string;
  readonly imprint: string;
}

export type SettingKey = keyof Settings;

export const DEFAULT_SETTINGS: Settings = {
  shopName: "Regretless",
  tagline: "The best drunken purchases you'll never return!",
  heroHeading: "Buy now.",
  heroHighlight: "Regret nothing.",
  heroSentence: "Gloriously unnecessary things, picked by a friend with a cocktail in hand.",
  disclosure:
    "Affiliate disclosure: some links on this site are affiliate links. If you buy through them, we may earn a commission at no extra cost to you.",
  affiliateLine: "We may earn a commission when you buy through links on this page.",
  buyNote: "As an Amazon Associate, we earn from qualifying purchases",
  retailer: "Amazon",
  copyrightYear: "2024",
  sharePicture: "",
  timeZone: "UTC",
  locale: "en-US",
  currency: "USD",
  contact: "",
  imprint: "",
};

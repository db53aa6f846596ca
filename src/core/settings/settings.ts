/** What the owner changes by hand; the specification's words are the defaults. */
export interface Settings {
  readonly shopName: string;
  readonly tagline: string;
  /** The footer's affiliate disclosure. */
  readonly disclosure: string;
  /** The note beside the buy button (Amazon Associates Operating Agreement, section 5). */
  readonly buyNote: string;
  /** The retailer named on the product page's button: "Buy on {retailer}". */
  readonly retailer: string;
  readonly copyrightYear: string;
  /** IANA name. Dates are entered and shown in it. */
  readonly timeZone: string;
  /** BCP 47. */
  readonly locale: string;
  /** ISO 4217, for prices that name none. */
  readonly currency: string;
  readonly contact: string;
  readonly imprint: string;
}

export const DEFAULT_SETTINGS: Settings = {
  shopName: "Regretless",
  tagline: "The best drunken purchases you'll never return!",
  disclosure:
    "Affiliate disclosure: some links on this site are affiliate links. If you buy through them, we may earn a commission at no extra cost to you.",
  buyNote: "As an Amazon Associate, we earn from qualifying purchases",
  retailer: "Amazon",
  copyrightYear: "2024",
  timeZone: "UTC",
  locale: "en-US",
  currency: "USD",
  contact: "",
  imprint: "",
};

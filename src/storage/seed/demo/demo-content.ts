/** The shapes of the demo catalogue: plain data, independent of how the shop stores it. */
export interface DemoCategory {
  readonly name: string;
  readonly description: string;
}

export interface DemoProduct {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly longDescription: string;
  readonly price: string;
  /** The name of a DemoCategory. */
  readonly category: string;
  readonly images: readonly string[];
  readonly tags: readonly string[];
  readonly featured: boolean;
  readonly trending: boolean;
  readonly affiliateLink: string;
}

export interface DemoGuideProduct {
  /** The key of a DemoProduct. */
  readonly product: string;
  readonly blurb: string;
}

export interface DemoGuide {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly occasion: string;
  readonly featured: boolean;
  readonly products: readonly DemoGuideProduct[];
}

export interface DemoGiveaway {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly prize: string;
  readonly image: string;
  /** Hours from the moment of seeding; negative lies in the past. */
  readonly startsAfterHours: number;
  readonly endsAfterHours: number;
  readonly active: boolean;
  readonly winnerAnnounced: boolean;
  readonly howToEnter: string;
  readonly entryUrl: string;
  readonly sponsor: string;
  readonly eligibility: string;
  readonly rules: string;
  readonly winnerName: string;
}

export interface DemoDeal {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly exclusivePrice: string;
  readonly originalPrice: string;
  readonly discountPercentage: string;
  /** Hours from the moment of seeding; undefined never expires. */
  readonly expiresAfterHours: number | undefined;
  readonly affiliateLink: string;
}

export interface DemoCatalogue {
  readonly categories: readonly DemoCategory[];
  readonly products: readonly DemoProduct[];
  readonly guides: readonly DemoGuide[];
  readonly giveaways: readonly DemoGiveaway[];
  readonly deals: readonly DemoDeal[];
}

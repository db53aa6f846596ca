import type { RichText } from "./rich-text.ts";

/** The pages that every shop has, in the footer's order. The key is the page's address, too. */
export const SHOP_PAGE_KEYS = ["about", "contact", "privacy", "disclosure"] as const;

export type ShopPageKey = (typeof SHOP_PAGE_KEYS)[number];

export const SHOP_PAGE_TITLES: Readonly<Record<ShopPageKey, string>> = {
  about: "About",
  contact: "Contact",
  privacy: "Privacy",
  disclosure: "Affiliate Disclosure",
};

/** What the owner wrote for a page in place of its default words. */
export interface OwnersText {
  readonly body: RichText;
  /** Epoch milliseconds; the token by which two owners notice each other. */
  readonly updatedAt: number;
}

export interface ShopPage {
  readonly key: ShopPageKey;
  readonly title: string;
  /** What the shop says by itself, above the owner's words: what it really stores. Empty on most pages. */
  readonly stated: RichText;
  /** The owner's words, or the default ones. */
  readonly body: RichText;
  readonly defaultBody: RichText;
  /** Null while the default words stand there. */
  readonly updatedAt: number | null;
}

export const isShopPageKey = (key: string): key is ShopPageKey => SHOP_PAGE_KEYS.some((known) => known === key);

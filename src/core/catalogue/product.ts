import type { Brand } from "../brand.ts";
import type { ImageAddress } from "../text/image-address.ts";
import type { SafeUrl } from "../text/safe-url.ts";
import type { CategoryId } from "./category.ts";

export type ProductId = Brand<string, "ProductId">;

/** Something odd and delightful that a merchant sells and the shop links to. */
export interface Product {
  readonly seq: number;
  readonly id: ProductId;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly longDescription: string;
  /** Free text, shown as given. */
  readonly price: string;
  /** Integer thousandths of the currency's unit; null where the text does not parse. */
  readonly priceAmount: number | null;
  /** The upper end of a range such as "$10 - $20"; null for a single amount. */
  readonly priceUpperAmount: number | null;
  /** ISO 4217; null where the text does not parse or names none. */
  readonly priceCurrency: string | null;
  readonly categoryId: CategoryId;
  /** The category's name of today, also after the category was retired. */
  readonly category: string;
  readonly images: readonly ImageAddress[];
  readonly tags: readonly string[];
  readonly featured: boolean;
  readonly trending: boolean;
  /** Off every public page, list and count. */
  readonly hidden: boolean;
  readonly affiliateLink: SafeUrl;
  /** Part of the demo catalogue: goes when the owner removes it. */
  readonly demo: boolean;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Epoch milliseconds, strictly rising per product: the conflict token. */
  readonly updatedAt: number;
}

/** What the owner decides about a product; everything else follows from it. */
export interface ProductDraft {
  readonly title: string;
  readonly description: string;
  readonly longDescription: string;
  readonly price: string;
  /** The name of a live category, or of the one that the product already has. */
  readonly category: string;
  readonly images: readonly ImageAddress[];
  readonly tags: readonly string[];
  readonly featured: boolean;
  readonly trending: boolean;
  /** Undefined: as it is; a new one is shown. */
  readonly hidden?: boolean | undefined;
  readonly affiliateLink: SafeUrl;
}

/** `public`: what visitors may see. `all`: hidden products too, for signed-in people. */
export type Visibility = "public" | "all";

/** Which products a list holds; conditions add up. */
export interface ProductFilter {
  readonly visibility: Visibility;
  readonly featured?: true | undefined;
  readonly trending?: true | undefined;
  /** A category's name, live or retired, compared as given (trimmed, case folded). */
  readonly category?: string | undefined;
  /** Case- and accent-folded substring of the title; with `visibility: "all"` also a URL, an ASIN or a slug. */
  readonly q?: string | undefined;
  readonly id?: ProductId | undefined;
  /** Only hidden ones; with `visibility: "all"`, since the public sees none. */
  readonly hidden?: true | undefined;
  /** Only those that show the placeholder for want of a picture. */
  readonly withoutPicture?: true | undefined;
  /** Only products in a deleted category. */
  readonly inDeletedCategory?: true | undefined;
  /** Only those from whose price no amount can be read. */
  readonly withoutAmount?: true | undefined;
  readonly price?: PriceBand | undefined;
}

/** Prices in one currency, in thousandths of its unit; what is free counts as 0 in any of them. */
export interface PriceBand {
  /** ISO 4217. */
  readonly currency: string;
  /** Belongs to the band. */
  readonly from?: number | undefined;
  /** The first amount beyond the band. */
  readonly below?: number | undefined;
}

export interface CatalogueCounts {
  readonly total: number;
  readonly featured: number;
  readonly trending: number;
  readonly categories: number;
  readonly hidden: number;
  readonly withoutPicture: number;
  /** Products in a deleted category. */
  readonly inDeletedCategory: number;
  /** Products from whose price no amount can be read. */
  readonly withoutAmount: number;
}

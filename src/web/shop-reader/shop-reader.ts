// Port: how pages read the shop. On the server it calls the core in process, in the browser `/api`.
import type { CategoryJson } from "../../wire/category-json.ts";
import type { DealJson } from "../../wire/deal-json.ts";
import type { GiveawayJson } from "../../wire/giveaway-json.ts";
import type { GuideDetailJson, GuideJson } from "../../wire/guide-json.ts";
import type { PriceChoiceJson } from "../../wire/price-choice-json.ts";
import type { ListedProductJson, ProductJson } from "../../wire/product-json.ts";
import type { ShopPageJson } from "../../wire/shop-page-json.ts";

/** Conditions add up. `q` is a case- and accent-folded substring of the title. */
export interface ProductsQuery {
  readonly featured?: true;
  readonly trending?: true;
  readonly category?: string;
  readonly q?: string;
  /** Newest first where absent. */
  readonly sort?: "price_asc" | "price_desc";
  /** Units of the shop's currency; the upper end is the first amount beyond. */
  readonly price_from?: string;
  readonly price_below?: string;
  readonly cursor?: string;
  readonly limit?: number;
}

/** What a card shows of a product; its slug tells it from others. */
export type ProductCardJson = Pick<
  ProductJson,
  "slug" | "title" | "description" | "price" | "images" | "featured" | "trending" | "affiliate_link"
>;

/** A card of a visitor's list, with the slugs of the list that led to it: some may be old ones. */
export type SavedProductCard = ProductCardJson & Pick<ListedProductJson, "requested_slugs">;

/** What navbars and filters show of a category. */
export type CategoryLinkJson = Pick<CategoryJson, "name" | "slug">;

export interface ProductsPage {
  readonly items: readonly ProductCardJson[];
  readonly nextCursor: string | undefined;
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** Absent things are undefined; a failing shop rejects. */
export interface ShopReader {
  listProducts(query: ProductsQuery): Promise<ProductsPage>;
  /** Finds a product by an old slug, too: compare `slug` and redirect. */
  findProduct(slug: string): Promise<ProductJson | undefined>;
  /** Products of the same category, the product itself excluded, at most 4. */
  listRelated(product: ProductJson): Promise<readonly ProductCardJson[]>;
  /** Products whose titles are a slip away from a term that no title holds, at most 8. */
  listCloseMatches(q: string): Promise<readonly ProductCardJson[]>;
  /** In the order of the slugs, each once; what is gone is left out. */
  listSaved(slugs: readonly string[]): Promise<readonly SavedProductCard[]>;
  listPriceChoices(): Promise<readonly PriceChoiceJson[]>;
  listCategories(): Promise<readonly CategoryLinkJson[]>;
  findCategory(slug: string): Promise<CategoryJson | undefined>;
  listGuides(): Promise<readonly GuideJson[]>;
  findGuide(slug: string): Promise<GuideDetailJson | undefined>;
  listGiveaways(): Promise<readonly GiveawayJson[]>;
  findGiveaway(slug: string): Promise<GiveawayJson | undefined>;
  listActiveDeals(): Promise<readonly DealJson[]>;
  /** A page that every shop has. */
  findShopPage(key: string): Promise<ShopPageJson | undefined>;
}

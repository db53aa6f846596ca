// The shop reader of the server: calls the core in process and notes what the page read.
import type { App } from "../../app.ts";
import { productListTag, productTag } from "../../core/catalogue/catalogue-tags.ts";
import type { ProductId } from "../../core/catalogue/product.ts";
import { nextExpiryChange } from "../../core/deals/deal-expiry.ts";
import { nextListChange } from "../../core/giveaways/giveaway-listing.ts";
import { PAGE_SIZE } from "../../core/paging/page.ts";
import { toCategoryJson } from "../../wire/category-json.ts";
import { toDealJson } from "../../wire/deal-json.ts";
import { toGiveawayJson } from "../../wire/giveaway-json.ts";
import { toGuideDetailJson, toGuideJson } from "../../wire/guide-json.ts";
import { toPriceChoiceJson } from "../../wire/price-choice-json.ts";
import { toProductJson } from "../../wire/product-json.ts";
import { toShopPageJson } from "../../wire/shop-page-json.ts";
import type { ReadingRecord } from "../../core/reading-record.ts";
import { toProductCard } from "./product-card.ts";
import type { ShopReader } from "./shop-reader.ts";

interface ServerReaderParts {
  readonly app: App;
  readonly record: ReadingRecord;
  /** Epoch milliseconds: the moment for which the page is rendered. */
  readonly now: number;
}

export function createServerShopReader({ app, record, now }: ServerReaderParts): ShopReader {
  return { ...productReads(app, record), ...otherReads(app, record, now) };
}

type ProductReads = Pick<
  ShopReader,
  | "listProducts"
  | "findProduct"
  | "listRelated"
  | "listCloseMatches"
  | "listSaved"
  | "listPriceChoices"
  | "listCategories"
  | "findCategory"
>;

function productReads({ catalogue }: App, record: ReadingRecord): ProductReads {
  return {
    async listProducts({ limit = PAGE_SIZE, cursor, price_from, price_below, ...conditions }) {
      record.tag(productListTag(conditions));
      const prices = { priceFrom: toThousandths(price_from), priceBelow: toThousandths(price_below) };
      const page = await catalogue.listProducts({ visibility: "public", ...conditions, ...prices }, { limit, cursor });
      return { ...page, items: page.items.map((product) => toProductCard(toProductJson(product))) };
    },
    async findProduct(slug) {
      const found = await catalogue.findProduct(slug);
      if (found === undefined) return undefined;
      record.tag(productTag(found.product.id));
      return toProductJson(found.product);
    },
    async listRelated({ id, category }) {
      record.tag(productListTag({ category }));
      const related = await catalogue.listRelatedProducts({ id: id as ProductId, category });
      return related.map((product) => toProductCard(toProductJson(product)));
    },
    async listCloseMatches(q) {
      record.tag("products");
      return (await catalogue.listCloseMatches(q)).map((product) => toProductCard(toProductJson(product)));
    },
    async listSaved(slugs) {
      record.tag("products");
      const found = await catalogue.findProductsBySlugs(slugs);
      return found.map((one) => ({ ...toProductCard(toProductJson(one.product)), requested_slugs: one.slugs }));
    },
    async listPriceChoices() {
      record.tag("products");
      return (await catalogue.listPriceChoices()).map(toPriceChoiceJson);
    },
    async findCategory(slug) {
      record.tag("categories");
      const category = await catalogue.findCategory(slug);
      // The API also finds it by id, but a URL with an id is not a page.
      return category === undefined || category.id === slug ? undefined : toCategoryJson(category);
    },
    async listCategories() {
      record.tag("categories");
      return (await catalogue.listCategories()).map(({ name, slug }) => ({ name, slug }));
    },
  };
}

function otherReads(
  { guides, giveaways, deals, shopPages }: App,
  record: ReadingRecord,
  now: number,
): Omit<ShopReader, keyof ProductReads> {
  return {
    async listGuides() {
      record.tag("guides");
      return (await guides.listGuides()).map(toGuideJson);
    },
    async findGuide(slug) {
      record.tag("guides");
      record.tag("products");
      const found = await guides.findGuide(slug);
      return found && toGuideDetailJson(found);
    },
    async listGiveaways() {
      record.tag("giveaways");
      const listed = await giveaways.listPublicGiveaways(now);
      record.changesAt(listed.changesAt);
      return listed.giveaways.map(toGiveawayJson);
    },
    async findGiveaway(slug) {
      record.tag("giveaways");
      const giveaway = await giveaways.findGiveaway(slug, "public");
      if (giveaway === undefined) return undefined;
      record.changesAt(nextListChange(giveaway, now));
      return toGiveawayJson(giveaway);
    },
    async listActiveDeals() {
      record.tag("deals");
      const active = await deals.listActiveDeals(now);
      for (const deal of active) record.changesAt(nextExpiryChange(deal, now));
      return active.map(toDealJson);
    },
    async findShopPage(key) {
      // Its default words name the shop.
      record.tag("settings");
      record.tag("shop-pages");
      const page = await shopPages.findShopPage(key);
      return page && toShopPageJson(page);
    },
  };
}

const THOUSANDTHS = 1000;

/** Prices in addresses are whole units. */
const toThousandths = (units: string | undefined): number | undefined =>
  units === undefined ? undefined : Number(units) * THOUSANDTHS;

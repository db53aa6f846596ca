import type { ProductsPage, ShopReader } from "./shop-reader.ts";

const NO_PRODUCTS: ProductsPage = { items: [], nextCursor: undefined, total: 0, totalIsCapped: false };

/**
 * A reader whose failures end in the empty or not-found state (specification 8: "Public data fetches fail"); each one
 * is reported, so that it can be logged and a failing page gets a failing status.
 */
export function forgiveFailures(
  reader: ShopReader,
  report: (error: unknown) => void,
  reportSuccess: () => void = () => {},
): ShopReader {
  const orElse = async <Value>(reading: Promise<Value>, otherwise: Value): Promise<Value> => {
    try {
      const value = await reading;
      reportSuccess();
      return value;
    } catch (error) {
      report(error);
      return otherwise;
    }
  };
  return {
    listProducts: (query) => orElse(reader.listProducts(query), NO_PRODUCTS),
    findProduct: (slug) => orElse(reader.findProduct(slug), undefined),
    listRelated: (product) => orElse(reader.listRelated(product), []),
    listCloseMatches: (q) => orElse(reader.listCloseMatches(q), []),
    listSaved: (slugs) => orElse(reader.listSaved(slugs), []),
    listPriceChoices: () => orElse(reader.listPriceChoices(), []),
    findCategory: (slug) => orElse(reader.findCategory(slug), undefined),
    listCategories: () => orElse(reader.listCategories(), []),
    listGuides: () => orElse(reader.listGuides(), []),
    findGuide: (slug) => orElse(reader.findGuide(slug), undefined),
    listGiveaways: () => orElse(reader.listGiveaways(), []),
    findGiveaway: (slug) => orElse(reader.findGiveaway(slug), undefined),
    listActiveDeals: () => orElse(reader.listActiveDeals(), []),
    findShopPage: (key) => orElse(reader.findShopPage(key), undefined),
  };
}

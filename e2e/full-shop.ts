// A shop of its own whose list of products has a second and a third page.
import { test as base } from "./fixtures.ts";
import { type BuiltShop, startBuiltShop } from "./built-shop.ts";
import { addPlainProducts, registerOwner } from "./filled-shop.ts";

export const PLAIN_PRODUCTS = 70;

interface FullShopFixtures {
  readonly fullShop: BuiltShop;
}

export const test = base.extend<{ readonly baseURL: string }, FullShopFixtures>({
  fullShop: [
    async ({ browserName: _browserName }, use) => {
      const shop = await startBuiltShop();
      const token = await registerOwner(shop.url);
      await addPlainProducts({ url: shop.url, token, count: PLAIN_PRODUCTS });
      await use(shop);
      await shop.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ fullShop }, use) => use(fullShop.url),
});

import type { CoreContext } from "../core-context.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { Settings } from "../settings/settings.ts";
import { defaultWords, statedWords } from "./page-words.ts";
import {
  isShopPageKey,
  type OwnersText,
  SHOP_PAGE_KEYS,
  SHOP_PAGE_TITLES,
  type ShopPage,
  type ShopPageKey,
} from "./shop-page.ts";

/** A page that every shop has, by its key; undefined for any other. */
export async function findShopPage(context: CoreContext, key: string): Promise<ShopPage | undefined> {
  if (!isShopPageKey(key)) return undefined;
  const owners = await context.storage.read.shopPages.find(key);
  return composePage({ key, owners, settings: await readSettings(context) });
}

/** All of them, in the footer's order. */
export async function listShopPages(context: CoreContext): Promise<readonly ShopPage[]> {
  const texts = await context.storage.read.shopPages.list();
  const settings = await readSettings(context);
  return SHOP_PAGE_KEYS.map((key) => composePage({ key, owners: texts.get(key), settings }));
}

interface PageParts {
  readonly key: ShopPageKey;
  readonly owners: OwnersText | undefined;
  readonly settings: Settings;
}

export function composePage({ key, owners, settings }: PageParts): ShopPage {
  const defaultBody = defaultWords(key, settings);
  return {
    key,
    title: SHOP_PAGE_TITLES[key],
    stated: statedWords(key),
    body: owners?.body ?? defaultBody,
    defaultBody,
    updatedAt: owners?.updatedAt ?? null,
  };
}

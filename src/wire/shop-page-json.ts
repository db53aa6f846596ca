import type { RichText } from "../core/shop-pages/rich-text.ts";
import type { ShopPage } from "../core/shop-pages/shop-page.ts";
import { toInstantJson } from "./instant-json.ts";

/** A page that every shop has, as `/api/pages/{key}` gives it. */
export interface ShopPageJson {
  readonly key: string;
  readonly title: string;
  /** What the shop says by itself, above the owner's words. */
  readonly stated: RichText;
  readonly body: RichText;
  /** Null while the default words stand there. */
  readonly updated_at: string | null;
}

/** With what an editor needs besides. */
export interface ShopPageDraftJson extends ShopPageJson {
  readonly default_body: RichText;
}

export function toShopPageJson({ key, title, stated, body, updatedAt }: ShopPage): ShopPageJson {
  return { key, title, stated, body, updated_at: updatedAt === null ? null : toInstantJson(updatedAt) };
}

export const toShopPageDraftJson = (page: ShopPage): ShopPageDraftJson => ({
  ...toShopPageJson(page),
  default_body: page.defaultBody,
});

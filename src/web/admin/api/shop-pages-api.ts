import type { RichText } from "../../../core/shop-pages/rich-text.ts";
import type { ShopPageDraftJson } from "../../../wire/shop-page-json.ts";
import { ApiError } from "./api-error.ts";
import { call, jsonOf } from "./call.ts";

/** A page with its version as a text; "" while the default words stand there. */
export interface EditedPage extends Omit<ShopPageDraftJson, "updated_at"> {
  readonly updated_at: string;
}

/** `GET /pages`: the pages that every shop has, in the footer's order. */
export async function listShopPages(signal?: AbortSignal): Promise<readonly EditedPage[]> {
  const pages = await jsonOf<readonly ShopPageDraftJson[]>(await call("/pages", { signal }));
  return pages.map(toEdited);
}

/**
 * `PUT /pages/{key}`.
 *
 * @param startedFrom the version that was edited: when the page has changed since, the call throws ApiError 409 with
 * that page as `current`.
 */
export async function reviseShopPage(key: string, body: RichText, startedFrom: string): Promise<EditedPage> {
  const sent = { body, updated_at: startedFrom === "" ? null : startedFrom };
  try {
    const response = await call(`/pages/${encodeURIComponent(key)}`, { method: "PUT", body: sent });
    return toEdited(await jsonOf<ShopPageDraftJson>(response));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    throw error.withCurrent(toEdited(error.current as ShopPageDraftJson));
  }
}

const toEdited = (page: ShopPageDraftJson): EditedPage => ({ ...page, updated_at: page.updated_at ?? "" });

import type { GuideDetailJson, GuideJson } from "../../../wire/guide-json.ts";
import { absentAsUndefined } from "./absent-as-undefined.ts";
import { ApiError } from "./api-error.ts";
import { call, jsonOf } from "./call.ts";
import { deleteAt } from "./delete-at.ts";

/** What the API takes for a gift guide. */
export interface GuideBody {
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly occasion: string;
  readonly featured: boolean;
  /** Only for an existing one. Omitted: the slug stays. */
  readonly slug?: string | undefined;
  /** In their order. */
  readonly products: readonly { readonly product_id: string; readonly blurb: string }[];
}

const CONFLICT = 409;

const pathOf = (id: string): string => `/gift-guides/${encodeURIComponent(id)}`;

/** `GET /gift-guides`: featured first, then newest. */
export async function listGuides(signal?: AbortSignal): Promise<readonly GuideJson[]> {
  return jsonOf(await call("/gift-guides", { signal }));
}

/** `GET /products/{id}/gift-guides`: those that the product stands in. */
export async function listGuidesNaming(productId: string, signal?: AbortSignal): Promise<readonly GuideJson[]> {
  return jsonOf(await call(`/products/${encodeURIComponent(productId)}/gift-guides`, { signal }));
}

/** One guide with its products, by its id; undefined when it does not exist (any more). */
export async function findGuide(id: string, signal?: AbortSignal): Promise<GuideDetailJson | undefined> {
  const response = await absentAsUndefined(call(pathOf(id), { signal }));
  return response === undefined ? undefined : jsonOf(response);
}

/** `POST /gift-guides`, once for each key. Throws ApiError 422 with the fields at fault. */
export async function createGuide(body: GuideBody, onceKey: string): Promise<GuideDetailJson> {
  return jsonOf(await call("/gift-guides", { method: "POST", body, onceKey }));
}

/**
 * `PUT /gift-guides/{id}`.
 *
 * @param startedFrom the `updated_at` of the version that was edited: when the guide has changed since, the call throws
 * ApiError 409 with the guide and its products as `current`.
 */
export async function reviseGuide(id: string, body: GuideBody, startedFrom: string): Promise<GuideDetailJson> {
  try {
    return await jsonOf(await call(pathOf(id), { method: "PUT", body: { ...body, updated_at: startedFrom } }));
  } catch (error) {
    throw error instanceof ApiError && error.status === CONFLICT ? await withProducts(id, error) : error;
  }
}

/** `DELETE /gift-guides/{id}`: its products stay. One that is gone already counts as deleted. */
export async function deleteGuide(id: string): Promise<void> {
  await deleteAt(pathOf(id));
}

/** A conflict names the guide alone; whoever decides about it wants to see its products, too. */
async function withProducts(id: string, { status, detail, code }: ApiError): Promise<ApiError> {
  return new ApiError({ status, detail, code, current: await findGuide(id) });
}

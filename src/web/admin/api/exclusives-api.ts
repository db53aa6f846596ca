import type { DealJson, SavedDealJson } from "../../../wire/deal-json.ts";
import { absentAsUndefined } from "./absent-as-undefined.ts";
import { call, jsonOf } from "./call.ts";
import { deleteAt } from "./delete-at.ts";

/** What the API takes for an exclusive deal: all that its owner decides. */
export type DealBody = Omit<DealJson, "id" | "slug" | "updated_at">;

const pathOf = (id: string): string => `/exclusives/${encodeURIComponent(id)}`;

/** `GET /exclusives`: the one that expires next first, expired ones too. */
export async function listDeals(signal?: AbortSignal): Promise<readonly DealJson[]> {
  return jsonOf(await call("/exclusives", { signal }));
}

/** One deal by its id; undefined when it does not exist (any more). */
export async function findDeal(id: string, signal?: AbortSignal): Promise<DealJson | undefined> {
  const response = await absentAsUndefined(call(pathOf(id), { signal }));
  return response === undefined ? undefined : jsonOf(response);
}

/** `POST /exclusives`, once for each key. Throws ApiError 422 with the fields at fault. */
export async function createDeal(body: DealBody, onceKey: string): Promise<SavedDealJson> {
  return jsonOf(await call("/exclusives", { method: "POST", body, onceKey }));
}

/**
 * `PUT /exclusives/{id}`.
 *
 * @param startedFrom the `updated_at` of the version that was edited: when the deal has changed since, the call throws
 * ApiError 409 with that deal as `current`.
 */
export async function reviseDeal(id: string, body: DealBody, startedFrom: string): Promise<SavedDealJson> {
  return jsonOf(await call(pathOf(id), { method: "PUT", body: { ...body, updated_at: startedFrom } }));
}

/** `DELETE /exclusives/{id}`. One that is gone already counts as deleted. */
export async function deleteDeal(id: string): Promise<void> {
  await deleteAt(pathOf(id));
}

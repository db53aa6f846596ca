import type { GiveawayJson, SavedGiveawayJson } from "../../../wire/giveaway-json.ts";
import { absentAsUndefined } from "./absent-as-undefined.ts";
import { call, jsonOf } from "./call.ts";
import { deleteAt } from "./delete-at.ts";

/** What the API takes for a giveaway: all that its owner decides. */
export type GiveawayBody = Omit<GiveawayJson, "id" | "slug" | "updated_at"> & {
  /** Only for an existing one. Omitted: the slug stays. */
  readonly slug?: string | undefined;
};

const pathOf = (id: string): string => `/giveaways/${encodeURIComponent(id)}`;

/** `GET /giveaways`: the one that ends last first. */
export async function listGiveaways(signal?: AbortSignal): Promise<readonly GiveawayJson[]> {
  return jsonOf(await call("/giveaways", { signal }));
}

/** One giveaway by its id; undefined when it does not exist (any more). */
export async function findGiveaway(id: string, signal?: AbortSignal): Promise<GiveawayJson | undefined> {
  const response = await absentAsUndefined(call(pathOf(id), { signal }));
  return response === undefined ? undefined : jsonOf(response);
}

/** `POST /giveaways`, once for each key. Throws ApiError 422 with the fields at fault. */
export async function createGiveaway(body: GiveawayBody, onceKey: string): Promise<SavedGiveawayJson> {
  return jsonOf(await call("/giveaways", { method: "POST", body, onceKey }));
}

/**
 * `PUT /giveaways/{id}`.
 *
 * @param startedFrom the `updated_at` of the version that was edited: when the giveaway has changed since, the call
 * throws ApiError 409 with that giveaway as `current`.
 */
export async function reviseGiveaway(id: string, body: GiveawayBody, startedFrom: string): Promise<SavedGiveawayJson> {
  return jsonOf(await call(pathOf(id), { method: "PUT", body: { ...body, updated_at: startedFrom } }));
}

/** `DELETE /giveaways/{id}`. One that is gone already counts as deleted. */
export async function deleteGiveaway(id: string): Promise<void> {
  await deleteAt(pathOf(id));
}

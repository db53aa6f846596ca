import type { BulkDeed } from "../../../core/catalogue/bulk/bulk-change.ts";
import type { BulkChangeJson, BulkPreviewJson, BulkReportJson } from "../../../wire/bulk-change-json.ts";
import type { ListFilter } from "../list-place/list-address.ts";
import { call, jsonOf } from "./call.ts";

/** Chosen one by one (at most 1,000), or all that a list holds, without at most 1,000. */
export type BulkSelectionBody =
  | { readonly ids: readonly string[] }
  | { readonly query: Record<string, unknown>; readonly except?: readonly string[] };

const pathOf = (id: string): string => `/bulk-changes/${encodeURIComponent(id)}`;

export function toSelectionBody({ q, category, flags }: ListFilter): BulkSelectionBody {
  const chosen = Object.fromEntries(flags.map((flag) => [flag, true]));
  return { query: { ...chosen, ...(q !== "" && { q }), ...(category !== "" && { category }) } };
}

/** `POST /bulk-previews`: how many products a deed would change; without one, how many are chosen. */
export async function previewBulkChange(
  body: { readonly selection: BulkSelectionBody; readonly deed?: BulkDeed | undefined },
  signal?: AbortSignal,
): Promise<BulkPreviewJson> {
  return jsonOf(await call("/bulk-previews", { method: "POST", body, signal }));
}

/** `POST /bulk-changes`. Throws ApiError 409 while another one is at work, 422 for a category that is none. */
export async function startBulkChange(body: {
  readonly selection: BulkSelectionBody;
  readonly deed: BulkDeed;
}): Promise<BulkChangeJson> {
  return jsonOf(await call("/bulk-changes", { method: "POST", body }));
}

/** `GET /bulk-changes`: the last 20, newest first. */
export async function listBulkChanges(signal?: AbortSignal): Promise<readonly BulkChangeJson[]> {
  return jsonOf(await call("/bulk-changes", { signal }));
}

/** `GET /bulk-changes/{id}`: how it stands. */
export async function findBulkChange(id: string, signal?: AbortSignal): Promise<BulkReportJson> {
  return jsonOf(await call(pathOf(id), { signal }));
}

/** `POST /bulk-changes/{id}/cancel`. Throws ApiError 409 when it is done already. */
export async function cancelBulkChange(id: string): Promise<BulkChangeJson> {
  return jsonOf(await call(`${pathOf(id)}/cancel`, { method: "POST" }));
}

/** `POST /bulk-changes/{id}/undo`. Throws ApiError 409 when it is undone or too old. */
export async function undoBulkChange(id: string): Promise<BulkChangeJson> {
  return jsonOf(await call(`${pathOf(id)}/undo`, { method: "POST" }));
}

/** `POST /bulk-changes/{id}/resume`: goes on with one that failed. Throws ApiError 409 when it did not, or is too old. */
export async function resumeBulkChange(id: string): Promise<BulkChangeJson> {
  return jsonOf(await call(`${pathOf(id)}/resume`, { method: "POST" }));
}

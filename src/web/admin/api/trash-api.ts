import type { RestoredEntityJson, TrashEntryJson } from "../../../wire/trash-json.ts";
import { call, jsonOf } from "./call.ts";
import { deleteAt } from "./delete-at.ts";
import { nextCursorOf, totalOf } from "./list-headers.ts";

export interface TrashListing {
  readonly items: readonly TrashEntryJson[];
  /** Absent on the last page. */
  readonly nextCursor: string | undefined;
  /** "130", or "1,000+" where the server stopped counting. */
  readonly total: string;
}

const PAGE_SIZE = 50;

const pathOf = (id: string): string => `/trash/${encodeURIComponent(id)}`;

/** `GET /trash` by page, last deleted first. */
export async function listTrash(cursor: string | undefined, signal?: AbortSignal): Promise<TrashListing> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
  if (cursor !== undefined) query.set("cursor", cursor);
  const response = await call(`/trash?${query.toString()}`, { signal });
  const items = await jsonOf<readonly TrashEntryJson[]>(response);
  return { items, nextCursor: nextCursorOf(response.headers), total: totalOf(response.headers) };
}

/** `POST /trash/{id}/restore`. Throws ApiError 404 when it is not there any more, 409 when its name is taken. */
export async function restoreFromTrash(id: string): Promise<RestoredEntityJson> {
  return jsonOf(await call(`${pathOf(id)}/restore`, { method: "POST" }));
}

/** `DELETE /trash/{id}`. What is gone already counts as deleted. */
export async function deletePermanently(id: string): Promise<void> {
  await deleteAt(pathOf(id));
}

import type { ActFiltersJson, ActJson } from "../../../wire/act-json.ts";
import { call, jsonOf } from "./call.ts";
import { nextCursorOf, totalOf } from "./list-headers.ts";

export interface ActListing {
  readonly items: readonly ActJson[];
  /** Absent on the last page. */
  readonly nextCursor: string | undefined;
  /** "130", or "1,000+" where the server stopped counting. */
  readonly total: string;
}

interface ActRequest {
  readonly kind?: string | undefined;
  readonly person?: string | undefined;
  readonly cursor?: string | undefined;
  /** 1 to 100. */
  readonly limit: number;
}

/** `GET /audit-log` by page, newest first. */
export async function listActs(request: ActRequest, signal?: AbortSignal): Promise<ActListing> {
  const query = new URLSearchParams({ limit: String(request.limit) });
  for (const name of ["kind", "person", "cursor"] as const) {
    const value = request[name];
    if (value !== undefined) query.set(name, value);
  }
  const response = await call(`/audit-log?${query.toString()}`, { signal });
  const items = await jsonOf<readonly ActJson[]>(response);
  return { items, nextCursor: nextCursorOf(response.headers), total: totalOf(response.headers) };
}

/** `GET /audit-log/filters`: the kinds of subjects and the people that stand in the log. */
export async function listActFilters(signal?: AbortSignal): Promise<ActFiltersJson> {
  return jsonOf(await call("/audit-log/filters", { signal }));
}

import type { BackupsJson } from "../../../wire/backups-json.ts";
import { call, jsonOf } from "./call.ts";

/** `GET /backups`: the verified ones, newest first, and how the one under way comes along. */
export async function readBackups(signal?: AbortSignal): Promise<BackupsJson> {
  return jsonOf(await call("/backups", { signal }));
}

/** `POST /backups`: asks for one now. Throws ApiError 422 where the shop keeps its data in PostgreSQL. */
export async function requestBackup(): Promise<BackupsJson> {
  return jsonOf(await call("/backups", { method: "POST" }));
}

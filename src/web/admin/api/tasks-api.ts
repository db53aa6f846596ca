import type { TaskJson } from "../../../wire/task-json.ts";
import { call, jsonOf } from "./call.ts";

/** `GET /tasks`: what the dashboard lists under "Needs attention" besides products. */
export async function listTasks(signal?: AbortSignal): Promise<readonly TaskJson[]> {
  return jsonOf(await call("/tasks", { signal }));
}

import type { DemoJson } from "../../../wire/demo-json.ts";
import { call, jsonOf } from "./call.ts";

/** `GET /demo`: how much demo content the shop has. */
export async function readDemo(signal?: AbortSignal): Promise<DemoJson> {
  return jsonOf(await call("/demo", { signal }));
}

/** `DELETE /demo`: removes all of it, and nothing that was added or edited. */
export async function removeDemo(): Promise<DemoJson> {
  return jsonOf(await call("/demo", { method: "DELETE" }));
}

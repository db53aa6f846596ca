import { absentAsUndefined } from "./absent-as-undefined.ts";
import { call } from "./call.ts";

/**
 * Calls `DELETE` at the path. What is gone already is as it was wanted: another window was quicker, or the answer to an
 * earlier try was lost.
 */
export async function deleteAt(path: string): Promise<void> {
  await absentAsUndefined(call(path, { method: "DELETE" }));
}

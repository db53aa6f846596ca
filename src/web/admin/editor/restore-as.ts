import { absentAsUndefined } from "../api/absent-as-undefined.ts";
import { ApiError } from "../api/api-error.ts";
import { restoreFromTrash } from "../api/trash-api.ts";

/** Restores an entity that was deleted during editing, and returns its current state. Throws ApiError. */
export async function restoreAs<Saved>(id: string, find: (id: string) => Promise<Saved | undefined>): Promise<Saved> {
  // Somebody else may have restored it already.
  await absentAsUndefined(restoreFromTrash(id));
  const restored = await find(id);
  if (restored === undefined) throw new ApiError({ status: 404, detail: "This is no longer in the trash." });
  return restored;
}

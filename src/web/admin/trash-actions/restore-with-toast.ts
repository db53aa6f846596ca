import type { RestoredEntityJson } from "../../../wire/trash-json.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import { detailOf } from "../api/api-error.ts";
import { restoreFromTrash } from "../api/trash-api.ts";
import { KIND_NAMES } from "./kind-names.ts";

/** Restores an entity and shows the result in a toast. Undefined if it failed. */
export async function restoreWithToast(id: string): Promise<RestoredEntityJson | undefined> {
  try {
    const restored = await restoreFromTrash(id);
    const { kind, title, slug, has_new_slug: hasNewSlug } = restored;
    const note = hasNewSlug ? ` Its old URL was taken, so it now ends in ${slug}.` : "";
    showToast("success", `${KIND_NAMES[kind]} “${title}” restored.${note}`);
    return restored;
  } catch (error) {
    showToast("error", detailOf(error, "Failed to restore"));
    return undefined;
  }
}

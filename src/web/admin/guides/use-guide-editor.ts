import type { GuideDetailJson } from "../../../wire/guide-json.ts";
import { ApiError } from "../api/api-error.ts";
import { createGuide, findGuide, reviseGuide } from "../api/guides-api.ts";
import { GUIDE } from "../content-list/content-noun.ts";
import { useContentSaved } from "../content-list/use-content-saved.ts";
import { restoreAs } from "../editor/restore-as.ts";
import { type Editor, useEditor } from "../editor/use-editor.ts";
import { findGonePicks, goneSentence } from "./gone-picks.ts";
import { GUIDE_KIND } from "./guide-kind.ts";
import { type GuideFormValues, toGuideBody } from "./guide-values.ts";

const UNPROCESSABLE = 422;

/** Saves the guide; products that were deleted meanwhile are named and taken out of the form first. */
export function useGuideEditor(guide: GuideDetailJson | undefined): GuideEditor {
  const isNew = guide === undefined;
  const editor: GuideEditor = useEditor({
    kind: GUIDE_KIND,
    saved: guide,
    id: guide?.id ?? "new",
    save: async (values, { startedFrom, onceKey }) => {
      const body = toGuideBody(values, guide?.slug);
      try {
        return await (isNew || startedFrom === null
          ? createGuide(body, onceKey)
          : reviseGuide(guide.id, body, startedFrom));
      } catch (error) {
        const gone = await findGonePicks(error, values.products);
        if (gone.length === 0) throw error;
        const kept = values.products.filter((pick) => !gone.includes(pick));
        editor.form.setValue("products", kept);
        throw new ApiError({ status: UNPROCESSABLE, detail: goneSentence(gone) });
      }
    },
    restore: guide && (() => restoreAs(guide.id, findGuide)),
    onSaved: useContentSaved(GUIDE, guide?.id),
  });
  return editor;
}

export type GuideEditor = Editor<GuideFormValues, GuideDetailJson>;

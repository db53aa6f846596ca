import type { GuideDetailJson } from "../../../wire/guide-json.ts";
import { ContentFormPage } from "../content-list/content-form.tsx";
import { GUIDE } from "../content-list/content-noun.ts";
import { EditorFrame } from "../editor/editor-frame.tsx";
import { GuideFields } from "./guide-fields.tsx";
import { useGuideEditor } from "./use-guide-editor.ts";

interface GuideFormProps {
  /** Absent for a new one. */
  readonly guide?: GuideDetailJson;
}

export function GuideForm({ guide }: GuideFormProps) {
  const editor = useGuideEditor(guide);
  const isNew = guide === undefined;
  return (
    <ContentFormPage noun={GUIDE} isNew={isNew}>
      {(cancel) => (
        <EditorFrame editor={editor} submitLabel={isNew ? "Create Gift Guide" : "Update Gift Guide"} cancel={cancel}>
          <GuideFields editor={editor} savedSlug={guide?.slug} />
        </EditorFrame>
      )}
    </ContentFormPage>
  );
}

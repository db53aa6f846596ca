import { useMemo } from "react";
import type { GiveawayJson } from "../../../wire/giveaway-json.ts";
import { useShop } from "../../document/use-shop.ts";
import { createGiveaway, findGiveaway, reviseGiveaway } from "../api/giveaways-api.ts";
import { ContentFormPage } from "../content-list/content-form.tsx";
import { GIVEAWAY } from "../content-list/content-noun.ts";
import { useContentSaved } from "../content-list/use-content-saved.ts";
import { EditorFrame } from "../editor/editor-frame.tsx";
import { restoreAs } from "../editor/restore-as.ts";
import { useEditor } from "../editor/use-editor.ts";
import { GiveawayFields, GiveawaySlugField } from "./giveaway-fields.tsx";
import { giveawayKind } from "./giveaway-kind.ts";
import { toGiveawayBody } from "./giveaway-values.ts";

interface GiveawayFormProps {
  /** Absent for a new one. */
  readonly giveaway?: GiveawayJson;
}

export function GiveawayForm({ giveaway }: GiveawayFormProps) {
  const { timeZone } = useShop().settings;
  const isNew = giveaway === undefined;
  const editor = useEditor({
    kind: useMemo(() => giveawayKind(timeZone), [timeZone]),
    saved: giveaway,
    id: giveaway?.id ?? "new",
    save: (values, { startedFrom, onceKey }) => {
      const body = toGiveawayBody(values, { zone: timeZone, savedSlug: giveaway?.slug });
      return isNew || startedFrom === null
        ? createGiveaway(body, onceKey)
        : reviseGiveaway(giveaway.id, body, startedFrom);
    },
    restore: giveaway && (() => restoreAs(giveaway.id, findGiveaway)),
    onSaved: useContentSaved(GIVEAWAY, giveaway?.id),
  });
  return (
    <ContentFormPage noun={GIVEAWAY} isNew={isNew}>
      {(cancel) => (
        <EditorFrame editor={editor} submitLabel={isNew ? "Create Giveaway" : "Update Giveaway"} cancel={cancel}>
          <GiveawayFields editor={editor} zone={timeZone} />
          {!isNew && <GiveawaySlugField editor={editor} saved={giveaway.slug} />}
        </EditorFrame>
      )}
    </ContentFormPage>
  );
}

import { useMemo } from "react";
import type { DealJson } from "../../../wire/deal-json.ts";
import { useShop } from "../../document/use-shop.ts";
import { createDeal, findDeal, reviseDeal } from "../api/exclusives-api.ts";
import { ContentFormPage } from "../content-list/content-form.tsx";
import { DEAL } from "../content-list/content-noun.ts";
import { useContentSaved } from "../content-list/use-content-saved.ts";
import { EditorFrame } from "../editor/editor-frame.tsx";
import { restoreAs } from "../editor/restore-as.ts";
import { useEditor } from "../editor/use-editor.ts";
import { DealFields } from "./deal-fields.tsx";
import { dealKind } from "./deal-kind.ts";
import { toDealBody } from "./deal-values.ts";

interface DealFormProps {
  /** Absent for a new one. */
  readonly deal?: DealJson;
}

export function DealForm({ deal }: DealFormProps) {
  const { timeZone, currency, locale } = useShop().settings;
  const isNew = deal === undefined;
  const editor = useEditor({
    kind: useMemo(() => dealKind({ timeZone, currency, locale }), [timeZone, currency, locale]),
    saved: deal,
    id: deal?.id ?? "new",
    save: (values, { startedFrom, onceKey }) => {
      const body = toDealBody(values, timeZone);
      return isNew || startedFrom === null ? createDeal(body, onceKey) : reviseDeal(deal.id, body, startedFrom);
    },
    restore: deal && (() => restoreAs(deal.id, findDeal)),
    onSaved: useContentSaved(DEAL, deal?.id),
  });
  return (
    <ContentFormPage noun={DEAL} isNew={isNew}>
      {(cancel) => (
        <EditorFrame
          editor={editor}
          submitLabel={isNew ? "Create Exclusive Deal" : "Update Exclusive Deal"}
          cancel={cancel}
        >
          <DealFields editor={editor} zone={timeZone} />
        </EditorFrame>
      )}
    </ContentFormPage>
  );
}

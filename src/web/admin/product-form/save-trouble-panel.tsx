import type { Ref } from "react";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { Panel } from "../ui/panel.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import { summaryOf } from "./product-errors.ts";
import { toFormValues, toProductBody } from "./product-values.ts";
import type { ProductEditor } from "./use-product-editor.ts";

interface SaveTroublePanelProps {
  readonly editor: ProductEditor;
  /** Of whatever stands there; it takes the focus after a failed save. */
  readonly ref: Ref<HTMLDivElement>;
}

/** Why the last save failed; it stays until the next one, or until its fields are mended. */
export function SaveTroublePanel({ editor, ref }: SaveTroublePanelProps) {
  const { trouble, form, values } = editor;
  const { errors, isSubmitting } = form.formState;
  switch (trouble?.kind) {
    case undefined:
      return null;
    case "fields": {
      const items = summaryOf(errors);
      return items.length === 0 ? null : <ErrorSummary ref={ref} items={items} />;
    }
    case "refused":
      return (
        <Panel ref={ref} tone="problem" title="The product was not saved">
          <p className="mt-1">{trouble.sentence} What you typed is still here.</p>
        </Panel>
      );
    case "conflict":
      return (
        <ConflictPanel
          ref={ref}
          saved={toProductBody(toFormValues(trouble.current))}
          yours={toProductBody(values)}
          isBusy={isSubmitting}
          onOverwrite={() => void editor.overwrite(trouble.current)}
          onTakeSaved={() => editor.takeSaved(trouble.current)}
        />
      );
  }
}

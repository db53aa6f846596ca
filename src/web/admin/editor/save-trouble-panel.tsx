import type { Ref } from "react";
import type { FieldValues } from "react-hook-form";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { Panel } from "../ui/panel.tsx";
import { DeletedPanel } from "./deleted-panel.tsx";
import type { Versioned } from "./editor-kind.ts";
import { openConflicts } from "./editor-problem.ts";
import { summaryOf } from "./field-errors.ts";
import { MergePanel } from "./merge-panel.tsx";
import type { Editor } from "./use-editor.ts";

interface SaveTroublePanelProps<Values extends FieldValues, Saved extends Versioned> {
  readonly editor: Editor<Values, Saved>;
  /** Of whatever stands there; it takes the focus after a failed save. */
  readonly ref: Ref<HTMLDivElement>;
}

/** Why the last save failed; it stays until the next one, or until its fields are mended. */
export function SaveTroublePanel<Values extends FieldValues, Saved extends Versioned>(
  props: SaveTroublePanelProps<Values, Saved>,
) {
  const { editor, ref } = props;
  const { kind, trouble, form, values } = editor;
  const { errors, isSubmitting } = form.formState;
  switch (trouble?.kind) {
    case undefined:
      return null;
    case "fields": {
      const items = summaryOf(kind, errors);
      return items.length === 0 ? null : <ErrorSummary ref={ref} items={items} />;
    }
    case "refused":
      return (
        <Panel ref={ref} tone="problem" title={kind.words.notSaved}>
          <p className="mt-1">{trouble.sentence}</p>
          <p>What you typed is still here.</p>
        </Panel>
      );
    case "deleted":
      return (
        <DeletedPanel
          ref={ref}
          title={kind.words.deletedMeanwhile ?? kind.words.notSaved}
          isBusy={isSubmitting}
          onRestore={() => void editor.restoreDeleted()}
          onSaveAsNew={() => void editor.saveAsNew()}
        />
      );
    case "merge":
      return (
        <MergePanel
          ref={ref}
          title={kind.words.changedMeanwhile}
          question={trouble}
          open={openConflicts(trouble, values)}
          isBusy={isSubmitting}
          onChoose={editor.choose}
          onSave={() => void editor.submit()}
          onTakeSaved={editor.takeSaved}
        />
      );
  }
}

import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DraftOffer } from "./draft-offer.tsx";
import type { Versioned } from "./editor-kind.ts";
import { SaveTroublePanel } from "./save-trouble-panel.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import type { Editor } from "./use-editor.ts";

interface EditorFrameProps<Values extends FieldValues, Saved extends Versioned> {
  readonly editor: Editor<Values, Saved>;
  readonly submitLabel: string;
  /** Stands beside the submit button, such as the way back. */
  readonly cancel?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form with all that keeps its owner's work safe: the draft, the question on leaving, the reasons of a failed save. */
export function EditorFrame<Values extends FieldValues, Saved extends Versioned>(
  props: EditorFrameProps<Values, Saved>,
) {
  const { editor, submitLabel, cancel, children } = props;
  const { draft, form, isDirty } = editor;
  const { isSubmitting } = form.formState;
  const trouble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (editor.attempts > 0) trouble.current?.focus();
  }, [editor.attempts]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void editor.submit();
  };
  return (
    <>
      <UnsavedGuard text={editor.kind.words.unsaved} isDirty={editor.hasUnsavedInput} onLeave={editor.giveUp} />
      <form noValidate className="grid gap-6 [&_:is(input,textarea,button,a)]:scroll-mb-24" onSubmit={submit}>
        {draft !== undefined && (
          <DraftOffer
            keptAt={draft.keptAt}
            isOutdated={editor.isDraftOutdated}
            onRestore={editor.restoreDraft}
            onDiscard={editor.discardDraft}
          />
        )}
        <SaveTroublePanel editor={editor} ref={trouble} />
        {/* What would be typed while the answer is on its way would be lost with it. */}
        <div inert={isSubmitting} className="grid gap-6 transition-opacity delay-300 inert:opacity-60">
          {children}
        </div>
        <div
          className={classNames(
            "-mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-ground px-4 py-3",
            // Always in sight while there is something to save.
            isDirty && "sticky bottom-0",
          )}
        >
          <Button type="submit" tone="primary" disabled={isSubmitting}>
            {isSubmitting ? "Saving..." : submitLabel}
          </Button>
          {cancel}
          <p role="status" className="ml-auto text-sm font-semibold text-accent">
            {isDirty && "Unsaved changes"}
          </p>
        </div>
      </form>
    </>
  );
}

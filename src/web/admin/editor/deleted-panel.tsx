import type { Ref } from "react";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";

interface DeletedPanelProps {
  readonly title: string;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
  readonly onSaveAsNew: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** Shown if someone deleted it during editing, so that no typed text is lost. */
export function DeletedPanel({ title, isBusy, onRestore, onSaveAsNew, ref }: DeletedPanelProps) {
  return (
    <Panel ref={ref} tone="problem" title={title}>
      <p className="mt-1">
        What you typed is still here. Restore it to bring back its page, or save it as a new one with its own URL.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button disabled={isBusy} onClick={onRestore}>
          Restore and save
        </Button>
        <Button disabled={isBusy} onClick={onSaveAsNew}>
          Save as new
        </Button>
      </div>
    </Panel>
  );
}

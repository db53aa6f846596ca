import { Button } from "../../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";
import type { SavedNotice } from "./list-return.ts";

interface SavedNoticePanelProps {
  readonly notice: SavedNotice;
  readonly onDismiss: () => void;
}

/** What was accepted with doubts stays on the page; a toast would be gone before it is read. */
export function SavedNoticePanel({ notice, onDismiss }: SavedNoticePanelProps) {
  return (
    <div className="my-4" role="status">
      <Panel tone="notice" title={`“${notice.title}” is saved. Before you go on:`}>
        <ul className="mt-1 grid list-disc gap-1 pl-5">
          {notice.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
        <Button className="mt-3" onClick={onDismiss}>
          Got it
        </Button>
      </Panel>
    </div>
  );
}

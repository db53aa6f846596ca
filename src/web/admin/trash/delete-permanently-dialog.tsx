import type { RefObject } from "react";
import type { TrashEntryJson } from "../../../wire/trash-json.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { deletePermanently } from "../api/trash-api.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { useQuestion } from "../ui/use-question.ts";
import { KIND_NAMES } from "../trash-actions/kind-names.ts";

interface DeletePermanentlyDialogProps {
  /** Undefined while the dialog is closed. */
  readonly entry: TrashEntryJson | undefined;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  readonly focusAfter: RefObject<HTMLElement | null>;
}

export function DeletePermanentlyDialog({ entry, onClose, onDeleted, focusAfter }: DeletePermanentlyDialogProps) {
  const question = useQuestion({ onClose, focusAfter });
  const confirm = async (): Promise<void> => {
    if (entry === undefined) return;
    try {
      await question.confirm(() => deletePermanently(entry.id));
    } catch {
      showToast("error", "Failed to delete");
      return;
    }
    showToast("success", `${KIND_NAMES[entry.kind]} deleted permanently`);
    onDeleted();
  };
  return (
    <ConfirmDialog
      isOpen={entry !== undefined}
      title="Delete permanently?"
      text="You can't restore it after this."
      cancelLabel="Cancel"
      confirmButton={
        <Button tone="danger" disabled={question.isBusy} onClick={() => void confirm()}>
          Delete permanently
        </Button>
      }
      onCancel={question.close}
      onClosed={question.moveFocus}
    >
      <p className="font-bold break-words">{entry?.title}</p>
      <p role="alert" className="font-semibold text-cherry empty:hidden">
        {question.problem}
      </p>
    </ConfirmDialog>
  );
}

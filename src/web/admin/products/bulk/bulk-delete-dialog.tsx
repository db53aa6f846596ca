import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { sentenceOf } from "../../api/api-error.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface BulkDeleteDialogProps {
  /** "3 products" */
  readonly chosen: string;
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

export function BulkDeleteDialog({ chosen, onDelete, onClose }: BulkDeleteDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await onDelete();
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={`Delete ${chosen}?`}
      text="They leave the shop and every gift guide that names them. You can take it back afterwards, as long as it is among the last 20 bulk changes."
      cancelLabel="Cancel"
      confirmButton={
        <Button tone="danger" disabled={isBusy} onClick={() => void confirm()}>
          Delete {chosen}
        </Button>
      }
      onCancel={onClose}
    >
      <p role="alert" className="font-semibold text-cherry empty:hidden">
        {problem}
      </p>
    </ConfirmDialog>
  );
}

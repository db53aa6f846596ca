import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { sentenceOf } from "../api/api-error.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface DeleteDialogProps {
  readonly noun: "product" | "category";
  /** The item's own name, as an extra line; undefined while nothing is to be deleted. */
  readonly itemName: string | undefined;
  readonly note?: ReactNode;
  readonly remove: () => Promise<void>;
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
  readonly onClosed: (event: Event) => void;
}

const WORDS = {
  product: {
    text: "This action cannot be undone. This will permanently delete the product.",
    success: "Product deleted successfully",
    failure: "Failed to delete product",
  },
  category: {
    text: "This action cannot be undone. This will permanently delete the category.",
    success: "Category deleted successfully",
    failure: "Failed to delete category",
  },
} as const;

/** Closes on Cancel, on dismissal and after the deletion; when that fails it stays and says why. */
export function DeleteDialog({ noun, itemName, note, remove, onCancel, onDeleted, onClosed }: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const close = (): void => {
    setProblem(undefined);
    onCancel();
  };
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await remove();
      showToast("success", WORDS[noun].success);
      onDeleted();
    } catch (error) {
      showToast("error", WORDS[noun].failure);
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      isOpen={itemName !== undefined}
      title="Are you sure?"
      text={WORDS[noun].text}
      cancelLabel="Cancel"
      confirmButton={
        <Button tone="danger" disabled={isBusy} onClick={() => void confirm()}>
          Delete
        </Button>
      }
      onCancel={close}
      onClosed={onClosed}
    >
      <p className="font-bold break-words">{itemName}</p>
      {note}
      <p role="alert" className="font-semibold text-cherry empty:hidden">
        {problem}
      </p>
    </ConfirmDialog>
  );
}

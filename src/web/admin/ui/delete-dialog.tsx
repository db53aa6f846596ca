import type { ReactNode, RefObject } from "react";
import { TRASH_DAYS } from "../../../core/trash/trash.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { restoreWithToast } from "../trash-actions/restore-with-toast.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { useQuestion } from "./use-question.ts";

interface DeleteDialogProps {
  readonly noun: keyof typeof WORDS;
  /** Its name stands as an extra line; undefined while nothing is to be deleted. */
  readonly item: { readonly id: string; readonly name: string } | undefined;
  readonly note?: ReactNode;
  readonly remove: () => Promise<void>;
  readonly onClose: () => void;
  /** Also after it was restored. */
  readonly onDeleted: () => void;
  /** Takes the focus after a deletion: the button that opened the dialog goes with its item. */
  readonly focusAfter: RefObject<HTMLElement | null>;
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
  "gift guide": {
    text: "This action cannot be undone. This will permanently delete the gift guide.",
    success: "Gift guide deleted successfully",
    failure: "Failed to delete gift guide",
  },
  giveaway: {
    text: "This action cannot be undone. This will permanently delete the giveaway.",
    success: "Giveaway deleted successfully",
    failure: "Failed to delete giveaway",
  },
  "exclusive deal": {
    text: "This action cannot be undone. This will permanently delete the exclusive deal.",
    success: "Exclusive deal deleted successfully",
    failure: "Failed to delete exclusive deal",
  },
} as const;

/** Closes on Cancel, on dismissal and after the deletion; when that fails it stays and says why. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { noun, item, note, remove, onClose, onDeleted, focusAfter } = props;
  const question = useQuestion({ onClose, focusAfter });
  const confirm = async (): Promise<void> => {
    try {
      await question.confirm(remove);
    } catch {
      showToast("error", WORDS[noun].failure);
      return;
    }
    const undo = async (id: string): Promise<void> => {
      if ((await restoreWithToast(id)) !== undefined) onDeleted();
    };
    showToast("success", WORDS[noun].success, item && { label: "Undo", run: () => void undo(item.id) });
    onDeleted();
  };

  return (
    <ConfirmDialog
      isOpen={item !== undefined}
      title="Are you sure?"
      text={WORDS[noun].text}
      cancelLabel="Cancel"
      confirmButton={
        <Button tone="danger" disabled={question.isBusy} onClick={() => void confirm()}>
          Delete
        </Button>
      }
      onCancel={question.close}
      onClosed={question.moveFocus}
    >
      <p className="font-bold break-words">{item?.name}</p>
      {note}
      <p>You can restore it from Trash for {TRASH_DAYS} days.</p>
      <p role="alert" className="font-semibold text-cherry empty:hidden">
        {question.problem}
      </p>
    </ConfirmDialog>
  );
}

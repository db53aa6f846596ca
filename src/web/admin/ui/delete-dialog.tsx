import { type ReactNode, type RefObject, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { sentenceOf } from "../api/api-error.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface DeleteDialogProps {
  readonly noun: keyof typeof WORDS;
  /** The item's own name, as an extra line; undefined while nothing is to be deleted. */
  readonly itemName: string | undefined;
  readonly note?: ReactNode;
  readonly remove: () => Promise<void>;
  readonly onClose: () => void;
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
  const { noun, itemName, note, remove, onClose, onDeleted, focusAfter } = props;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  // Counts the closings: an answer that comes after its own says nothing to the question that stands there by then.
  const closings = useRef(0);
  const isDeleted = useRef(false);

  const close = (): void => {
    closings.current += 1;
    setProblem(undefined);
    setBusy(false);
    onClose();
  };
  const confirm = async (): Promise<void> => {
    const { current: asked } = closings;
    const isStillAsked = (): boolean => closings.current === asked;
    setBusy(true);
    setProblem(undefined);
    try {
      await remove();
    } catch (error) {
      showToast("error", WORDS[noun].failure);
      if (!isStillAsked()) return;
      setProblem(sentenceOf(error));
      setBusy(false);
      return;
    }
    showToast("success", WORDS[noun].success);
    if (isStillAsked()) {
      isDeleted.current = true;
      close();
    }
    onDeleted();
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
      onClosed={(event) => {
        if (!isDeleted.current) return;
        isDeleted.current = false;
        event.preventDefault();
        focusAfter.current?.focus();
      }}
    >
      <p className="font-bold break-words">{itemName}</p>
      {note}
      <p role="alert" className="font-semibold text-cherry empty:hidden">
        {problem}
      </p>
    </ConfirmDialog>
  );
}

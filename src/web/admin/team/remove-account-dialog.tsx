import type { RefObject } from "react";
import type { AccountJson } from "../../../wire/account-json.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { removeAccount } from "../api/team-api.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { useQuestion } from "../ui/use-question.ts";

interface RemoveAccountDialogProps {
  /** Undefined while nobody is to be removed. */
  readonly account: AccountJson | undefined;
  readonly isOwn: boolean;
  readonly onClose: () => void;
  readonly onRemoved: (account: AccountJson) => void;
  /** Takes the focus afterwards: the button that opened the dialog goes with its account. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** Asks before an account goes; when that fails it stays and says why. */
export function RemoveAccountDialog({ account, isOwn, onClose, onRemoved, focusAfter }: RemoveAccountDialogProps) {
  const question = useQuestion({ onClose, focusAfter });
  const confirm = async (): Promise<void> => {
    if (account === undefined) return;
    try {
      await question.confirm(() => removeAccount(account.id));
    } catch {
      showToast("error", "Failed to remove the account");
      return;
    }
    showToast("success", "Account removed");
    onRemoved(account);
  };
  return (
    <ConfirmDialog
      isOpen={account !== undefined}
      title={isOwn ? "Remove your own account?" : "Remove this account?"}
      text={
        isOwn
          ? "You are signed out everywhere at once and cannot sign in any more. What you made stays."
          : "They are signed out everywhere at once and cannot sign in any more. What they made stays."
      }
      cancelLabel="Cancel"
      confirmButton={
        <Button tone="danger" disabled={question.isBusy} onClick={() => void confirm()}>
          Remove
        </Button>
      }
      onCancel={question.close}
      onClosed={question.moveFocus}
    >
      <p className="font-bold [overflow-wrap:anywhere]">
        {account?.username}, {account?.email}
      </p>
      <p role="alert" className="font-semibold text-cherry empty:hidden">
        {question.problem}
      </p>
    </ConfirmDialog>
  );
}

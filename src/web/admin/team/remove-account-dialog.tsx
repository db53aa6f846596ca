import { type RefObject, useRef, useState } from "react";
import type { AccountJson } from "../../../wire/account-json.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { sentenceOf } from "../api/api-error.ts";
import { removeAccount } from "../api/team-api.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

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
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isRemoved = useRef(false);

  const close = (): void => {
    setBusy(false);
    setProblem(undefined);
    onClose();
  };
  const confirm = async (): Promise<void> => {
    if (account === undefined) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await removeAccount(account.id);
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
      return;
    }
    showToast("success", "Account removed");
    isRemoved.current = true;
    close();
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
        <Button tone="danger" disabled={isBusy} onClick={() => void confirm()}>
          Remove
        </Button>
      }
      onCancel={close}
      onClosed={(event) => {
        if (!isRemoved.current) return;
        isRemoved.current = false;
        event.preventDefault();
        focusAfter.current?.focus();
      }}
    >
      <p className="font-bold [overflow-wrap:anywhere]">
        {account?.username}, {account?.email}
      </p>
      <p role="alert" className="font-semibold text-cherry empty:hidden">
        {problem}
      </p>
    </ConfirmDialog>
  );
}

import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { buttonStyle } from "../../ui/button.tsx";
import { useReturnFocus } from "./use-return-focus.ts";
import { DIALOG_BUTTONS_CLASS, DIALOG_OVERLAY_CLASS, DIALOG_PANEL_CLASS } from "./dialog-class.ts";

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: string;
  /** Extra lines below the text, such as the item's name. */
  readonly children?: ReactNode;
  /** The safe button: the dialog starts on it, and Escape does the same. */
  readonly cancelLabel: string;
  readonly confirmButton: ReactNode;
  readonly onCancel: () => void;
  /** Where the focus goes on closing when the button that opened the dialog is gone. */
  readonly onClosed?: ((event: Event) => void) | undefined;
}

/** Asks before something that cannot be undone. It stays open until it is told to close. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, children, cancelLabel, confirmButton, onCancel, onClosed } = props;
  const { remember, giveBack } = useReturnFocus();
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(opens) => void (opens || onCancel())}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={DIALOG_OVERLAY_CLASS} />
        <AlertDialog.Content
          className={DIALOG_PANEL_CLASS}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={(event) => {
            onClosed?.(event);
            if (!event.defaultPrevented) giveBack(event);
          }}
        >
          <AlertDialog.Title className="text-xl font-bold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-quiet">{text}</AlertDialog.Description>
          {children}
          <div className={`mt-2 ${DIALOG_BUTTONS_CLASS}`}>
            <AlertDialog.Cancel className={buttonStyle({ tone: "plain" })}>{cancelLabel}</AlertDialog.Cancel>
            {confirmButton}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

import { useRef } from "react";

interface ReturnFocus {
  /** For `onOpenAutoFocus`: remembers where the focus was. */
  readonly remember: () => void;
  /** For `onCloseAutoFocus`: puts it back there. */
  readonly giveBack: (event: Event) => void;
}

/** Radix gives the focus back to a dialog's own trigger only; our dialogs are opened from elsewhere. */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<Element>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    giveBack: (event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current !== document.body) opener.current.focus();
    },
  };
}

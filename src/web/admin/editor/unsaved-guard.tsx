import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

interface UnsavedGuardProps {
  /** As in "Your changes to this product are not saved." */
  readonly text: string;
  /** Asked at the moment of leaving. */
  readonly isDirty: () => boolean;
  readonly onLeave: () => void;
}

/** Asks before unsaved changes are lost: by a link, by Back, and in the browser's own words by closing. */
export function UnsavedGuard({ text, isDirty, onLeave }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title="Leave without saving?"
      text={text}
      cancelLabel="Keep editing"
      confirmButton={
        <Button
          tone="danger"
          onClick={() => {
            onLeave();
            blocker.proceed?.();
          }}
        >
          Leave
        </Button>
      }
      onCancel={() => blocker.reset?.()}
    />
  );
}

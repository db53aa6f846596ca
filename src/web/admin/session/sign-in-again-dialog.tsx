import { Dialog } from "radix-ui";
import { type FormEvent, type RefObject, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../../ui/button.tsx";
import { detailOf } from "../api/api-error.ts";
import { logIn } from "../api/auth-api.ts";
import { credentialsIn, EmailField, PasswordField } from "../ui/credential-fields.tsx";
import { DIALOG_OVERLAY_CLASS, DIALOG_PANEL_CLASS } from "../ui/dialog-class.ts";
import { useReturnFocus } from "../ui/use-return-focus.ts";
import { beginSession } from "./session.ts";
import { isAskingToSignInAgain, settleSignInAgain, subscribeToSignInAgain } from "./sign-in-again.ts";
import { useSession } from "./use-session.ts";

/** Lies over whatever the owner was doing when the session ended; the page behind stays as it is. */
export function SignInAgainDialog() {
  const isOpen = useSyncExternalStore(subscribeToSignInAgain, isAskingToSignInAgain, () => false);
  const passwordBox = useRef<HTMLInputElement>(null);
  const { remember, giveBack } = useReturnFocus();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(opens) => void (opens || settleSignInAgain("given-up"))}>
      <Dialog.Portal>
        <Dialog.Overlay className={DIALOG_OVERLAY_CLASS} />
        <Dialog.Content
          className={DIALOG_PANEL_CLASS}
          onOpenAutoFocus={(event) => {
            remember();
            // The e-mail is known already.
            event.preventDefault();
            passwordBox.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // A failed save has taken the focus to its reason by now.
            event.preventDefault();
            if (document.activeElement === document.body) giveBack(event);
          }}
          onPointerDownOutside={(event) => event.preventDefault()}
        >
          <Dialog.Title className="text-xl">Your session has ended</Dialog.Title>
          <Dialog.Description className="text-quiet">
            Sign in again to go on. What you typed is still here.
          </Dialog.Description>
          <SignInAgainForm passwordBox={passwordBox} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SignInAgainForm({ passwordBox }: { readonly passwordBox: RefObject<HTMLInputElement | null> }) {
  const knownEmail = useSession()?.user?.email ?? "";
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { email, password } = credentialsIn(event.currentTarget);
    setBusy(true);
    try {
      beginSession(await logIn({ email, password }));
      settleSignInAgain("signed-in");
    } catch (failure) {
      setError(detailOf(failure, "Login failed"));
      setBusy(false);
    }
  };

  return (
    <form method="post" className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p role="alert" className="font-semibold text-cherry empty:hidden">
        {error}
      </p>
      <EmailField defaultValue={knownEmail} />
      <PasswordField ref={passwordBox} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => settleSignInAgain("given-up")}>Not now</Button>
        <Button type="submit" tone="primary" disabled={isBusy}>
          {isBusy ? "Logging in..." : "Login"}
        </Button>
      </div>
    </form>
  );
}

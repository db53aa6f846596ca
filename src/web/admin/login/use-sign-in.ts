import { useState } from "react";
import type { SignedInJson } from "../../../wire/account-json.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import { ApiError, detailOf } from "../api/api-error.ts";
import { beginSession } from "../session/session.ts";

interface SignInWords {
  readonly success: string;
  readonly failure: string;
}

export interface SignIn {
  readonly isBusy: boolean;
  /** What the last try failed with: also on the page, since toasts go away. */
  readonly problem: string | undefined;
  /** The sentence at a field, where the server found fault with it. */
  readonly errorAt: (field: string) => string | undefined;
  readonly submit: (send: () => Promise<SignedInJson>) => Promise<void>;
}

/** Signing in by either form: busy, then the reason why not, or a session, which sends the login page to /admin. */
export function useSignIn(words: SignInWords): SignIn {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const submit = async (send: () => Promise<SignedInJson>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const signedIn = await send();
      showToast("success", words.success);
      beginSession(signedIn);
    } catch (error) {
      setFailure(error);
      showToast("error", detailOf(error, words.failure));
      setBusy(false);
    }
  };

  return {
    isBusy,
    problem: failure === undefined ? undefined : detailOf(failure, words.failure),
    errorAt: (field) =>
      failure instanceof ApiError ? failure.errors.find((error) => error.field === field)?.message : undefined,
    submit,
  };
}

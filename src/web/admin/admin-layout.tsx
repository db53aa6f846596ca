import { useEffect } from "react";
import { Outlet } from "react-router";
import { Spinner } from "../ui/spinner.tsx";
import { ToastHost } from "../ui/toast/toast-host.tsx";
import { restoreSession } from "./session/session.ts";
import { SignInAgainDialog } from "./session/sign-in-again-dialog.tsx";
import { keepFocus } from "../ui/keep-focus.ts";
import { hearFilledFields } from "./ui/hear-filled-fields.ts";
import { keepZodFromEval } from "./zod-without-eval.ts";

keepZodFromEval();

/** The server sends the shell with its spinner; who is signed in is known in the browser only. */
export async function clientLoader(): Promise<null> {
  await restoreSession();
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <main>
      <title>Admin · Regretless</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">Admin</h1>
      <Spinner />
    </main>
  );
}

export default function AdminLayout() {
  useEffect(() => keepFocus(document), []);
  useEffect(() => hearFilledFields(document), []);
  return (
    <>
      <Outlet />
      <SignInAgainDialog />
      <ToastHost />
    </>
  );
}

import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { LoadNotice } from "../ui/load-notice.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { ToastHost } from "../ui/toast/toast-host.tsx";
import { BlockedStorageNotice } from "./session/blocked-storage-notice.tsx";
import { restoreSession } from "./session/session.ts";
import { SignInAgainDialog } from "./session/sign-in-again-dialog.tsx";
import { keepFocus } from "../ui/keep-focus.ts";
import { syncFilledFields } from "./ui/sync-filled-fields.ts";
import { keepZodFromEval } from "./zod-without-eval.ts";

keepZodFromEval();

/** The server sends the shell with its spinner; who is signed in is known in the browser only. */
export async function clientLoader(): Promise<null> {
  await restoreSession();
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { pathname } = useLocation();
  return (
    <main>
      <title>Admin · Regretless</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">Admin</h1>
      <noscript>
        <p className="p-6 text-lg">The admin area needs JavaScript, which is turned off in this browser.</p>
      </noscript>
      <p role="alert" className="shown-on-script-failure p-6 text-lg">
        Part of this page didn't load. Check your connection and any content blockers, then{" "}
        <a href={pathname}>reload the page</a>.
      </p>
      <div className="needs-scripts">
        <Spinner />
      </div>
    </main>
  );
}

export default function AdminLayout() {
  useEffect(() => keepFocus(document), []);
  useEffect(() => syncFilledFields(document), []);
  return (
    <>
      <LoadNotice />
      <BlockedStorageNotice />
      <Outlet />
      <SignInAgainDialog />
      <ToastHost />
    </>
  );
}

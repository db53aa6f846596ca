// Who is signed in. One session per page; components read it through `useSession`.
import type { AccountJson, SignedInJson } from "../../../wire/account-json.ts";
import { ApiError } from "../api/api-error.ts";
import { findCurrentUser, logOut } from "../api/auth-api.ts";
import { forgetToken, keepToken, readToken } from "./token-store.ts";

/** `undefined` while the stored token is being verified. */
export type SessionState = { readonly user: AccountJson | undefined } | undefined;

/**
 * A reload cuts the check short, which is no failed check. Where the browser announced it, a slow machine may need long
 * until the page, and this timer with it, is gone; some browsers announce nothing.
 */
const UNLOAD_MS = { announced: 30_000, unannounced: 250 } as const;

const SIGNED_OUT: SessionState = { user: undefined };

let state: SessionState;
let restoring: Promise<void> | undefined;
const listeners = new Set<() => void>();

export const readSession = (): SessionState => state;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Verifies the stored token once per page; when that fails it is removed and the visitor is signed out, silently. */
export function restoreSession(): Promise<void> {
  restoring ??= verifyStoredToken();
  return restoring;
}

export function beginSession({ access_token, user }: SignedInJson): void {
  keepToken(access_token);
  change({ user });
}

/** Puts the account in place as it is now, after its owner changed something about it. */
export function refreshUser(user: AccountJson): void {
  change({ user });
}

/** Asks the server for the current account, whose role may have changed. A failure changes nothing. */
export async function verifyUser(): Promise<void> {
  const token = readToken();
  if (token === undefined || state?.user === undefined) return;
  const user = await findCurrentUser(token).catch(() => undefined);
  if (user !== undefined && readToken() === token) change({ user });
}

/** Signs out here at once and revokes the token on the server; a server that cannot be reached lets it lapse. */
export async function endSession(): Promise<void> {
  const token = readToken();
  forgetToken();
  change(SIGNED_OUT);
  if (token !== undefined) await logOut(token).catch(() => undefined);
}

async function verifyStoredToken(): Promise<void> {
  const token = readToken();
  if (token === undefined) return change(SIGNED_OUT);
  let unload: keyof typeof UNLOAD_MS = "unannounced";
  const announce = () => {
    unload = "announced";
  };
  window.addEventListener("beforeunload", announce);
  try {
    change({ user: await findCurrentUser(token) });
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) await pause(UNLOAD_MS[unload]);
    forgetToken();
    change(SIGNED_OUT);
  } finally {
    window.removeEventListener("beforeunload", announce);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function change(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

import type { AccountJson, SignedInJson } from "../../../wire/account-json.ts";
import type { InvitationOfferJson } from "../../../wire/team-json.ts";
import { callSignedOut, callWithToken, jsonOf } from "./call.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Registration extends Credentials {
  readonly username: string;
  /** From the one-time link that the server prints when it is not run for this machine alone. */
  readonly setup_token?: string;
  /** From an invitation link. */
  readonly invitation?: string;
}

/** `POST /auth/login`. Throws ApiError 401 on wrong credentials, 429 after too many tries. */
export async function logIn(credentials: Credentials): Promise<SignedInJson> {
  return jsonOf(await callSignedOut("/auth/login", { method: "POST", body: credentials }));
}

/** `POST /auth/sign-in-link`. Throws ApiError 403 for a link that was used, replaced or has expired. */
export async function signInByLink(link: string): Promise<SignedInJson> {
  return jsonOf(await callSignedOut("/auth/sign-in-link", { method: "POST", body: { link } }));
}

/** `POST /auth/register`. Throws ApiError 403 when registration is closed, 422 with the fields at fault. */
export async function register(registration: Registration): Promise<SignedInJson> {
  return jsonOf(await callSignedOut("/auth/register", { method: "POST", body: registration }));
}

/** `POST /auth/invitation`: what a link offers. Throws ApiError 403 with a sentence for one that makes no account. */
export async function openInvitation(invitation: string, signal?: AbortSignal): Promise<InvitationOfferJson> {
  return jsonOf(await callSignedOut("/auth/invitation", { method: "POST", body: { invitation }, signal }));
}

/** `GET /auth/me`: whose session this token is. Throws ApiError 401 when it has ended. */
export async function findCurrentUser(token: string): Promise<AccountJson> {
  return jsonOf(await callWithToken("/auth/me", {}, token));
}

/** `POST /auth/logout`: revokes the token on the server. */
export async function logOut(token: string): Promise<void> {
  await callWithToken("/auth/logout", { method: "POST" }, token);
}

import type { Role } from "../../../core/accounts/role.ts";
import type { AccountJson } from "../../../wire/account-json.ts";
import type { InvitationJson, NewInvitationJson, SessionJson } from "../../../wire/team-json.ts";
import { call, jsonOf } from "./call.ts";
import { deleteAt } from "./delete-at.ts";

/** `GET /accounts`: everybody who may sign in, oldest first. */
export async function listAccounts(signal?: AbortSignal): Promise<readonly AccountJson[]> {
  return jsonOf(await call("/accounts", { signal }));
}

/** `DELETE /accounts/{id}`. Throws ApiError 409 for the last owner; one that is gone counts as removed. */
export async function removeAccount(id: string): Promise<void> {
  await deleteAt(`/accounts/${encodeURIComponent(id)}`);
}

/** `PUT /accounts/{id}`: effective with their next request. Throws ApiError 409 for the last owner. */
export async function changeRole(id: string, role: Role): Promise<AccountJson> {
  return jsonOf(await call(`/accounts/${encodeURIComponent(id)}`, { method: "PUT", body: { role } }));
}

/** `GET /sessions`: where everybody is signed in, last used first. */
export async function listSessions(signal?: AbortSignal): Promise<readonly SessionJson[]> {
  return jsonOf(await call("/sessions", { signal }));
}

/** `DELETE /sessions/{id}`: its next request is refused. One that has ended already counts as ended. */
export async function revokeSession(id: string): Promise<void> {
  await deleteAt(`/sessions/${encodeURIComponent(id)}`);
}

/** `GET /invitations`: those that still make an account, newest first. */
export async function listInvitations(signal?: AbortSignal): Promise<readonly InvitationJson[]> {
  return jsonOf(await call("/invitations", { signal }));
}

/**
 * `POST /invitations`: the answer is the only place where the link is ever seen.
 *
 * @param email the only one that it is for; empty for any. Throws ApiError 409 when it has an account.
 */
export async function invite(email: string, role: Role): Promise<NewInvitationJson> {
  return jsonOf(await call("/invitations", { method: "POST", body: { email, role } }));
}

/** `DELETE /invitations/{id}`. Throws ApiError 404 when it is open no more. */
export async function revokeInvitation(id: string): Promise<void> {
  await call(`/invitations/${encodeURIComponent(id)}`, { method: "DELETE" });
}

/** `PUT /auth/me`: one's own username. Throws ApiError 422 when it is empty. */
export async function renameMyself(username: string): Promise<AccountJson> {
  return jsonOf(await call("/auth/me", { method: "PUT", body: { username } }));
}

export interface PasswordChange {
  readonly current_password: string;
  readonly new_password: string;
}

/** `PUT /auth/password`: ends all other sessions. Throws ApiError 422 for a wrong current one, 429 after too many tries. */
export async function changePassword(change: PasswordChange): Promise<void> {
  await call("/auth/password", { method: "PUT", body: change });
}

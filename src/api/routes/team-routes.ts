import { z } from "zod";
import type { AccountId } from "../../core/accounts/account.ts";
import type { InvitationId } from "../../core/accounts/invitation.ts";
import type { SessionId } from "../../core/accounts/session.ts";
import { toAccountJson } from "../../wire/account-json.ts";
import { accountSchema } from "../../wire/account-schema.ts";
import { toInvitationJson, toNewInvitationJson, toSessionJson } from "../../wire/team-json.ts";
import {
  accountChangeSchema,
  invitationSchema,
  inviteSchema,
  newInvitationSchema,
  sessionSchema,
} from "../../wire/team-schema.ts";
import { signedIn } from "../caller.ts";
import { empty, json } from "../reply.ts";
import { defineRoute, OWNERS } from "../route.ts";

const listAccounts = defineRoute({
  method: "GET",
  path: "/accounts",
  operationId: "listAccounts",
  tag: "Team",
  summary: "Everybody who may sign in, oldest first.",
  ...OWNERS,
  answer: { status: 200, schema: z.array(accountSchema) },
  handler: async ({ app }) => json((await app.accounts.listAccounts()).map(toAccountJson)),
});

const removeAccount = defineRoute({
  method: "DELETE",
  path: "/accounts/{id}",
  operationId: "deleteAccount",
  tag: "Team",
  summary: "Removes an account and ends its sessions at once. The last owner can't be removed.",
  ...OWNERS,
  answer: { status: 204 },
  refusals: ["not-found", "conflict"],
  async handler({ app, params }) {
    await app.accounts.removeAccount(params.id as AccountId);
    return empty;
  },
});

const changeRole = defineRoute({
  method: "PUT",
  path: "/accounts/{id}",
  operationId: "updateAccountRole",
  tag: "Team",
  summary: "Changes an account's role, effective with its next request. The last owner stays an owner.",
  ...OWNERS,
  body: accountChangeSchema,
  answer: { status: 200, schema: accountSchema },
  refusals: ["not-found", "conflict"],
  handler: async ({ app, params, body }) =>
    json(toAccountJson(await app.accounts.changeRole(params.id as AccountId, body.role))),
});

const listSessions = defineRoute({
  method: "GET",
  path: "/sessions",
  operationId: "listSessions",
  tag: "Team",
  summary: "Where everybody is signed in, last used first.",
  ...OWNERS,
  answer: { status: 200, schema: z.array(sessionSchema) },
  handler: async ({ app, caller }) =>
    json((await app.accounts.listSessions(signedIn(caller).token)).map(toSessionJson)),
});

const revokeSession = defineRoute({
  method: "DELETE",
  path: "/sessions/{id}",
  operationId: "revokeSession",
  tag: "Team",
  summary: "Ends a session: its next request is refused.",
  ...OWNERS,
  answer: { status: 204 },
  refusals: ["not-found"],
  async handler({ app, params }) {
    await app.accounts.revokeSession(params.id as SessionId);
    return empty;
  },
});

const listInvitations = defineRoute({
  method: "GET",
  path: "/invitations",
  operationId: "listInvitations",
  tag: "Team",
  summary: "Invitations that still make an account, newest first.",
  ...OWNERS,
  answer: { status: 200, schema: z.array(invitationSchema) },
  handler: async ({ app }) => json((await app.accounts.listInvitations()).map(toInvitationJson)),
});

/** Takes no Idempotency-Key: its answer holds the link's secret, and nothing may keep that. */
const invite = defineRoute({
  method: "POST",
  path: "/invitations",
  operationId: "createInvitation",
  tag: "Team",
  summary: "Makes a link by which one person may make an account within 72 hours, whatever the registration mode.",
  ...OWNERS,
  body: inviteSchema,
  answer: { status: 201, schema: newInvitationSchema },
  refusals: ["conflict"],
  async handler({ app, caller, body, baseUrl }) {
    const { account, token: session } = signedIn(caller);
    const { invitation, token } = await app.accounts.invite({ invitedBy: account.id, session, ...body });
    return json(toNewInvitationJson(invitation, token, baseUrl));
  },
});

const revokeInvitation = defineRoute({
  method: "DELETE",
  path: "/invitations/{id}",
  operationId: "revokeInvitation",
  tag: "Team",
  summary: "Withdraws an invitation that nobody used yet.",
  ...OWNERS,
  answer: { status: 204 },
  refusals: ["not-found"],
  async handler({ app, params }) {
    await app.accounts.revokeInvitation(params.id as InvitationId);
    return empty;
  },
});

export const teamRoutes = [
  listAccounts,
  removeAccount,
  changeRole,
  listSessions,
  revokeSession,
  listInvitations,
  invite,
  revokeInvitation,
];

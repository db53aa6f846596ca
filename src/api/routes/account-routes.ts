import type { SignedIn } from "../../core/accounts/open-session.ts";
import { toAccountJson, toSignedInJson } from "../../wire/account-json.ts";
import {
  accountSchema,
  registerSchema,
  signedInSchema,
  signInLinkSchema,
  signInSchema,
} from "../../wire/account-schema.ts";
import { toInvitationOfferJson } from "../../wire/team-json.ts";
import {
  invitationOfferSchema,
  openInvitationSchema,
  passwordChangeSchema,
  renameSchema,
} from "../../wire/team-schema.ts";
import { signedIn } from "../caller.ts";
import { empty, json } from "../reply.ts";
import { defineRoute, NONE, EDITORS } from "../route.ts";

/** Credentials are short. */
const CREDENTIALS_LIMIT = 16 * 1024;

const signIn = defineRoute({
  method: "POST",
  path: "/auth/login",
  operationId: "signIn",
  tag: "Accounts",
  summary: "Signs in and answers a bearer token.",
  auth: "none",
  role: "none",
  query: NONE,
  body: signInSchema,
  bodyLimit: CREDENTIALS_LIMIT,
  rateClass: "sign-in",
  repeats: "plain",
  cacheClass: "no-store",
  answer: { status: 200, schema: signedInSchema },
  refusals: ["unauthenticated"],
  handler: async ({ app, caller, body }) =>
    answerSignedIn(await app.accounts.signIn({ ...body, address: caller.address, device: caller.device })),
});

const signInByLink = defineRoute({
  method: "POST",
  path: "/auth/sign-in-link",
  operationId: "signInWithLink",
  tag: "Accounts",
  summary: "Signs in with a link that `shop admin reset-password` printed. It works once, for 15 minutes.",
  auth: "none",
  role: "none",
  query: NONE,
  body: signInLinkSchema,
  bodyLimit: CREDENTIALS_LIMIT,
  rateClass: "unlimited",
  repeats: "plain",
  cacheClass: "no-store",
  answer: { status: 200, schema: signedInSchema },
  refusals: ["forbidden"],
  async handler({ app, caller: { address, device }, body }) {
    return answerSignedIn(await app.accounts.signInByLink({ ...body, address, device }));
  },
});

const register = defineRoute({
  method: "POST",
  path: "/auth/register",
  operationId: "register",
  tag: "Accounts",
  summary: "Makes an account, as far as registration is open or by an invitation, and signs it in.",
  auth: "none",
  role: "none",
  query: NONE,
  body: registerSchema,
  bodyLimit: CREDENTIALS_LIMIT,
  rateClass: "sign-in",
  repeats: "plain",
  cacheClass: "no-store",
  answer: { status: 201, schema: signedInSchema },
  refusals: ["forbidden", "conflict"],
  async handler({ app, caller, body }) {
    const { address, device, isPlainLocalStart } = caller;
    return answerSignedIn(await app.accounts.registerAccount({ ...body, address, device, isPlainLocalStart }));
  },
});

const currentAccount = defineRoute({
  method: "GET",
  path: "/auth/me",
  operationId: "getAccount",
  tag: "Accounts",
  summary: "The account that the bearer token speaks for.",
  ...EDITORS,
  answer: { status: 200, schema: accountSchema },
  handler: async ({ caller }) => json(toAccountJson(signedIn(caller).account)),
});

const openInvitation = defineRoute({
  method: "POST",
  path: "/auth/invitation",
  operationId: "openInvitation",
  tag: "Accounts",
  summary: "What an invitation link offers. Its secret stands in the body, so that it stands in no log of addresses.",
  auth: "none",
  role: "none",
  query: NONE,
  body: openInvitationSchema,
  bodyLimit: CREDENTIALS_LIMIT,
  rateClass: "unlimited",
  repeats: "plain",
  cacheClass: "no-store",
  answer: { status: 200, schema: invitationOfferSchema },
  refusals: ["forbidden"],
  handler: async ({ app, body }) => json(toInvitationOfferJson(await app.accounts.inspectInvitation(body.invitation))),
});

const rename = defineRoute({
  method: "PUT",
  path: "/auth/me",
  operationId: "renameAccount",
  tag: "Accounts",
  summary: "Changes one's own username.",
  ...EDITORS,
  body: renameSchema,
  answer: { status: 200, schema: accountSchema },
  refusals: ["not-found"],
  async handler({ app, caller, body }) {
    return json(toAccountJson(await app.accounts.renameAccount(signedIn(caller).account.id, body.username)));
  },
});

const changePassword = defineRoute({
  method: "PUT",
  path: "/auth/password",
  operationId: "changePassword",
  tag: "Accounts",
  summary: "Changes one's own password and ends all other sessions of the account at once.",
  ...EDITORS,
  body: passwordChangeSchema,
  bodyLimit: CREDENTIALS_LIMIT,
  rateClass: "sign-in",
  answer: { status: 204 },
  async handler({ app, caller, body }) {
    await app.accounts.changePassword({ ...body, ...signedIn(caller), address: caller.address });
    return empty;
  },
});

const signOut = defineRoute({
  method: "POST",
  path: "/auth/logout",
  operationId: "signOut",
  tag: "Accounts",
  summary: "Ends the bearer token's session.",
  ...EDITORS,
  answer: { status: 204 },
  async handler({ app, caller }) {
    await app.accounts.signOut(signedIn(caller).token);
    return empty;
  },
});

export const accountRoutes = [
  signIn,
  signInByLink,
  register,
  openInvitation,
  currentAccount,
  rename,
  changePassword,
  signOut,
];

const answerSignedIn = ({ token, account }: SignedIn) => json(toSignedInJson(token, account));

import { DomainError } from "../../core/errors/domain-error.ts";
import type { SignedIn } from "../../core/accounts/open-session.ts";
import { toAccountJson, toSignedInJson } from "../../wire/account-json.ts";
import { accountSchema, registerSchema, signedInSchema, signInSchema } from "../../wire/account-schema.ts";
import { empty, json } from "../reply.ts";
import { type Caller, defineRoute, NONE, OWNERS } from "../route.ts";

/** Credentials are short. */
const CREDENTIALS_LIMIT = 16 * 1024;

const signIn = defineRoute({
  method: "POST",
  path: "/auth/login",
  tag: "Accounts",
  summary: "Signs in and answers a bearer token.",
  auth: "none",
  query: NONE,
  body: signInSchema,
  bodyLimit: CREDENTIALS_LIMIT,
  rateClass: "sign-in",
  cacheClass: "no-store",
  answer: { status: 200, schema: signedInSchema },
  refusals: ["unauthenticated"],
  handler: async ({ app, caller, body }) =>
    answerSignedIn(await app.accounts.signIn({ ...body, address: caller.address })),
});

const register = defineRoute({
  method: "POST",
  path: "/auth/register",
  tag: "Accounts",
  summary: "Makes an account, as far as registration is open, and signs it in.",
  auth: "none",
  query: NONE,
  body: registerSchema,
  bodyLimit: CREDENTIALS_LIMIT,
  rateClass: "sign-in",
  cacheClass: "no-store",
  answer: { status: 201, schema: signedInSchema },
  refusals: ["forbidden", "conflict"],
  async handler({ app, caller, body }) {
    const { address, isPlainLocalStart } = caller;
    return answerSignedIn(await app.accounts.registerAccount({ ...body, address, isPlainLocalStart }));
  },
});

const currentAccount = defineRoute({
  method: "GET",
  path: "/auth/me",
  tag: "Accounts",
  summary: "The account that the bearer token speaks for.",
  ...OWNERS,
  answer: { status: 200, schema: accountSchema },
  handler: async ({ caller }) => json(toAccountJson(signedIn(caller).account)),
});

const signOut = defineRoute({
  method: "POST",
  path: "/auth/logout",
  tag: "Accounts",
  summary: "Ends the bearer token's session.",
  ...OWNERS,
  answer: { status: 204 },
  async handler({ app, caller }) {
    await app.accounts.signOut(signedIn(caller).token);
    return empty;
  },
});

export const accountRoutes = [signIn, register, currentAccount, signOut];

const answerSignedIn = ({ token, account }: SignedIn) => json(toSignedInJson(token, account));

function signedIn({ account, token }: Caller) {
  if (account === undefined || token === undefined) throw new DomainError("unauthenticated", "Sign in to do this.");
  return { account, token };
}

import { DomainError } from "../errors/domain-error.ts";
import type { Stores } from "../storage.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { CLAIM_LAPSE_MS, foldEmail } from "./account-rules.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { makeAccount } from "./make-account.ts";
import { DEFAULT_ROLE, type Role } from "./role.ts";
import { attemptInTurn } from "./sign-in-limits.ts";
import type { SignedIn } from "./open-session.ts";
import type { Registration } from "./registration.ts";

/**
 * Makes an account and signs it in, as far as the shop's registration mode or an invitation allows.
 * Throws DomainError("forbidden") otherwise, and DomainError("conflict") for an e-mail that has an account.
 */
export async function registerAccount(context: AccountsContext, input: Registration): Promise<SignedIn> {
  const { invitation } = input;
  if (invitation !== undefined) return acceptInvitation(context, { ...input, invitation });
  switch (context.registration) {
    case "closed":
      throw refuseClosed();
    case "open":
      return registerOpenly(context, input);
    case "first":
      return registerFirst(context, input);
  }
}

/**
 * Anyone may register as an editor, whom an owner may promote. The first account owns the shop, so it needs the setup
 * right even here.
 */
async function registerOpenly(context: AccountsContext, input: Registration): Promise<SignedIn> {
  if (!hasSetupRight(context, input) && (await context.storage.read.accounts.count()) === 0) throw refuseWithoutLink();
  const attempt = { email: foldEmail(input.email), address: input.address };
  const admit = async ({ accounts }: Stores): Promise<Role> => {
    const claim = { token: context.newId(), now: context.clock.now(), lapseMs: CLAIM_LAPSE_MS };
    if (!(await accounts.claimFirst(claim)) || !(await accounts.holdsClaim(claim.token))) return DEFAULT_ROLE;
    await accounts.forgetSetupToken();
    return "owner";
  };
  return attemptInTurn(context, { attempt }, (requester) => makeAccount(context, input, { requester, admit }));
}

/** Claims the first account before the slow hash, so that of many at once all but one hear a clear no at once. */
async function registerFirst(context: AccountsContext, input: Registration): Promise<SignedIn> {
  if ((await context.storage.read.accounts.count()) > 0) throw refuseClosed();
  if (!hasSetupRight(context, input)) throw refuseWithoutLink();
  const token = context.newId();
  const claim = { token, now: context.clock.now(), lapseMs: CLAIM_LAPSE_MS };
  if (!(await context.storage.write((stores) => stores.accounts.claimFirst(claim)))) throw refuseClosed();
  try {
    const admit = async ({ accounts }: Stores): Promise<Role> => {
      if (!(await accounts.holdsClaim(token))) throw refuseClosed();
      await accounts.forgetSetupToken();
      return "owner";
    };
    return await makeAccount(context, input, { requester: "known", admit });
  } catch (error) {
    await context.storage.write((stores) => stores.accounts.releaseClaim(token));
    throw error;
  }
}

function hasSetupRight({ tokens, setupToken }: AccountsContext, input: Registration): boolean {
  return input.isPlainLocalStart || (input.setupToken !== undefined && tokens.equal(input.setupToken, setupToken));
}

function refuseClosed(): DomainError {
  return new DomainError("forbidden", "Registration is closed. Ask an administrator for an invitation.");
}

function refuseWithoutLink(): DomainError {
  return new DomainError(
    "forbidden",
    "The first account needs the setup link that the server printed when it started. Open that link and register there.",
  );
}

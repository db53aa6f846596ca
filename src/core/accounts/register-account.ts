import { DomainError } from "../errors/domain-error.ts";
import type { Stores } from "../storage.ts";
import type { Account, AccountId } from "./account.ts";
import { CLAIM_LAPSE_MS, foldEmail } from "./account-rules.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { openSession, type SignedIn } from "./open-session.ts";

export interface NewAccount {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

export interface RegisterInput extends NewAccount {
  /** The caller's network address, for the limits. */
  readonly address: string;
  /** The shop runs for this machine alone and the request came from it: the first account needs no setup link. */
  readonly isPlainLocalStart: boolean;
  readonly setupToken?: string | undefined;
}

/**
 * Makes an account and signs it in, as far as the shop's registration mode allows.
 * Throws DomainError("forbidden") otherwise, and DomainError("conflict") for an e-mail that has an account.
 */
export async function registerAccount(context: AccountsContext, input: RegisterInput): Promise<SignedIn> {
  switch (context.registration) {
    case "closed":
      throw refuseClosed();
    case "open":
      context.limiter.take({ email: foldEmail(input.email), address: input.address }, context.clock.now());
      return registerWith(context, input, async () => {});
    case "first":
      return registerFirst(context, input);
  }
}

/** Claims the first account before the slow hash, so that of many at once all but one hear a clear no at once. */
async function registerFirst(context: AccountsContext, input: RegisterInput): Promise<SignedIn> {
  if ((await context.storage.read.accounts.count()) > 0) throw refuseClosed();
  if (!hasSetupRight(context, input)) throw refuseWithoutLink();
  const token = context.newId();
  const claim = { token, now: context.clock.now(), lapseMs: CLAIM_LAPSE_MS };
  if (!(await context.storage.write((stores) => stores.accounts.claimFirst(claim)))) throw refuseClosed();
  try {
    return await registerWith(context, input, async (stores) => {
      if (!(await stores.accounts.holdsClaim(token))) throw refuseClosed();
    });
  } catch (error) {
    await context.storage.write((stores) => stores.accounts.releaseClaim(token));
    throw error;
  }
}

async function registerWith(
  context: AccountsContext,
  input: NewAccount,
  check: (stores: Stores) => Promise<void>,
): Promise<SignedIn> {
  const passwordHash = await context.passwords.hash(input.password);
  const account: Account = {
    id: context.newId() as AccountId,
    email: input.email,
    username: input.username,
    createdAt: context.clock.now(),
  };
  return context.storage.write(async (stores) => {
    await check(stores);
    await stores.accounts.insert(account, passwordHash);
    return openSession(context, stores, account);
  });
}

function hasSetupRight({ tokens, setupToken }: AccountsContext, input: RegisterInput): boolean {
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

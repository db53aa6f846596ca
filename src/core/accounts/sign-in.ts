import { DomainError } from "../errors/domain-error.ts";
import { foldEmail } from "./account-rules.ts";
import type { AccountsContext } from "./accounts-context.ts";
import type { Requester } from "./password-hasher.ts";
import { formsOf, hashPassword, matchPassword } from "./passwords.ts";
import { attemptInTurn, forgiveAttempt, type SignInAttempt } from "./sign-in-limits.ts";
import { openSession, type SignedIn } from "./open-session.ts";
import { actingSelf, recordAccountAct } from "./record-account-act.ts";

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  /** The caller's network address, for the limits. */
  readonly address: string;
  /** As `toDeviceName` gives it. */
  readonly device?: string | undefined;
}

/**
 * Opens a session. Throws DomainError("unauthenticated") with one sentence for unknown e-mails and wrong passwords,
 * and DomainError("too-many") when it is too early for another attempt.
 */
export async function signIn(context: AccountsContext, input: SignInInput): Promise<SignedIn> {
  const attempt = { email: foldEmail(input.email), address: input.address };
  const hashes = formsOf(input.password).length;
  return attemptInTurn(context, { attempt, hashes }, (requester) =>
    verifyAndOpen(context, input, { attempt, requester }),
  );
}

interface TakenAttempt {
  readonly attempt: SignInAttempt;
  readonly requester: Requester;
}

async function verifyAndOpen(
  context: AccountsContext,
  input: SignInInput,
  { attempt, requester }: TakenAttempt,
): Promise<SignedIn> {
  const found = await context.storage.read.accounts.findByEmail(input.email);
  const given = { password: input.password, passwordHash: found?.passwordHash, requester };
  const match = await matchPassword(context, given);
  if (found === undefined || match === "none") throw refuse();
  const renewedHash = match === "legacy" ? await rehash(context, input.password, requester) : undefined;
  return context.storage.write(async (stores) => {
    // Hashing takes a while: a password that was changed meanwhile no longer opens anything.
    const current = await stores.accounts.hold(found.account.id);
    if (current?.passwordHash !== found.passwordHash) throw refuse();
    const { account } = current;
    if (renewedHash !== undefined) await stores.accounts.setPasswordHash(account.id, renewedHash);
    await forgiveAttempt(context, stores, attempt);
    const self = { ...context, actor: actingSelf(account) };
    await recordAccountAct(self, stores, { deed: "sign-in", account, after: { device: input.device } });
    return openSession(context, stores, { account, device: input.device });
  });
}

/** Undefined if the hash queue is full: the old hash still works, so the update can wait for the next sign-in. */
async function rehash(context: AccountsContext, password: string, requester: Requester): Promise<string | undefined> {
  try {
    return await hashPassword(context, password, requester);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

function refuse(): DomainError {
  return new DomainError("unauthenticated", "Email or password is wrong.");
}

// How often somebody may try a password. Stands before hashing, because hashing is what an attack spends.
import { DomainError } from "../errors/domain-error.ts";
import type { Stores } from "../storage.ts";
import { HOME_AGE_MS } from "./account-rules.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { toAddressBlock } from "./address-block.ts";
import type { AttemptCount } from "./attempt-store.ts";
import type { Requester } from "./password-hasher.ts";

export interface SignInAttempt {
  /** Folded e-mail, known or not: both are limited alike. */
  readonly email: string;
  /** The network address of the caller. */
  readonly address: string;
}

interface Limit {
  /** Attempts that need not wait. */
  readonly free: number;
  readonly maxDelayMs: number;
}

/** With a threefold growing delay, four free attempts make ten in the first 15 minutes. */
const PER_ACCOUNT: Limit = { free: 4, maxDelayMs: 15 * 60_000 };
const PER_ADDRESS: Limit = { free: 20, maxDelayMs: 15 * 60_000 };
const FIRST_DELAY_MS = 1000;
const GROWTH = 3;
const FORGET_AFTER_MS = 60 * 60_000;

type LimitedContext = Pick<AccountsContext, "storage" | "clock" | "tokens">;

/**
 * Counts the attempt as failed in advance, so that parallel ones count too, on whichever node they arrive.
 *
 * An account's attempts are counted whoever makes them. So that a stranger's guesses do not keep the owner out,
 * an address block from which the owner signed in before is counted apart.
 *
 * @param hashes how many the attempt may cost: it waits, and counts, as that many attempts.
 * @returns whether the account signed in from this address block before.
 * @throws DomainError("too-many") that says how long to wait.
 */
export async function takeAttempt(
  { storage, clock, tokens }: LimitedContext,
  attempt: SignInAttempt,
  hashes = 1,
): Promise<Requester> {
  // Whoever floods the shop with attempts makes it read, not write.
  await checkAttempt({ storage, clock, tokens }, attempt, hashes);
  const keys = keysOf(tokens, attempt);
  const { ofAccount, ofHome, ofAddress } = keys;
  const now = clock.now();
  return storage.write(async ({ attempts }) => {
    const held = await attempts.hold(Object.values(keys), now);
    const requester = refuseTooEarly(held, { keys, hashes, now });
    const ofWhom = requester === "known" ? ofHome : ofAccount;
    await attempts.save(ofWhom, countMore(held.get(ofWhom), PER_ACCOUNT, { hashes, now }), ofAccount);
    await attempts.save(ofAddress, countMore(held.get(ofAddress), PER_ADDRESS, { hashes, now }), "");
    await attempts.removeExpired(now - FORGET_AFTER_MS);
    return requester;
  });
}

/**
 * Takes an attempt when it is its turn, then runs `work`. In a crowd most are rejected after one read: counting each
 * would keep the disk busy with attempts that are never hashed.
 *
 * @throws DomainError("too-many") as `takeAttempt` does, and where too many wait already.
 */
export async function attemptInTurn<Result>(
  context: LimitedContext & Pick<AccountsContext, "passwords">,
  { attempt, hashes = 1 }: { readonly attempt: SignInAttempt; readonly hashes?: number },
  work: (requester: Requester) => Promise<Result>,
): Promise<Result> {
  const requester = await checkAttempt(context, attempt, hashes);
  return context.passwords.inTurn(requester, async () => work(await takeAttempt(context, attempt, hashes)));
}

/** Counts nothing. */
async function checkAttempt(
  { storage, clock, tokens }: LimitedContext,
  attempt: SignInAttempt,
  hashes: number,
): Promise<Requester> {
  const keys = keysOf(tokens, attempt);
  const now = clock.now();
  return refuseTooEarly(await storage.read.attempts.find(Object.values(keys), now), { keys, hashes, now });
}

interface Asked {
  readonly keys: ReturnType<typeof keysOf>;
  readonly hashes: number;
  readonly now: number;
}

function refuseTooEarly(counts: ReadonlyMap<string, AttemptCount>, { keys, hashes, now }: Asked): Requester {
  const requester = counts.has(keys.home) ? "known" : "stranger";
  const ofWhom = counts.get(requester === "known" ? keys.ofHome : keys.ofAccount);
  const ofAddress = counts.get(keys.ofAddress);
  refuseEarly(Math.max(readyAt(ofWhom, PER_ACCOUNT, hashes), readyAt(ofAddress, PER_ADDRESS, hashes)), now);
  return requester;
}

/** The password was right: the account's count starts anew and its address is remembered as the owner's. */
export async function forgiveAttempt(
  { clock, tokens }: LimitedContext,
  { attempts }: Pick<Stores, "attempts">,
  attempt: SignInAttempt,
): Promise<void> {
  const { home, ofAccount, ofHome, ofAddress } = keysOf(tokens, attempt);
  const now = clock.now();
  const held = await attempts.hold([home, ofAccount, ofHome, ofAddress], now);
  await attempts.remove(held.has(home) ? ofHome : ofAccount);
  const count = held.get(ofAddress);
  if (count !== undefined)
    await attempts.save(ofAddress, { ...count, attempts: Math.max(0, count.attempts - 1), notBefore: 0 }, "");
  await attempts.save(home, { attempts: 0, notBefore: 0, expiresAt: now + HOME_AGE_MS }, ofAccount);
}

/** Clears all counts and known networks of the account: someone with the old password may have signed in from one. */
export async function forgetAttempts(
  { tokens }: Pick<LimitedContext, "tokens">,
  { attempts }: Pick<Stores, "attempts">,
  email: string,
): Promise<void> {
  await attempts.removeAllOf(accountKeyOf(tokens, email));
}

const accountKeyOf = ({ hash }: AccountsContext["tokens"], email: string): string => hash(`account ${email}`);

function keysOf(tokens: AccountsContext["tokens"], { email, address }: SignInAttempt) {
  const block = toAddressBlock(address);
  return {
    home: tokens.hash(`home ${email} ${block}`),
    ofAccount: accountKeyOf(tokens, email),
    ofHome: tokens.hash(`account ${email} at home ${block}`),
    ofAddress: tokens.hash(`address ${block}`),
  };
}

const delayAfter = (attempts: number, { free, maxDelayMs }: Limit): number =>
  attempts < free ? 0 : Math.min(FIRST_DELAY_MS * GROWTH ** (attempts - free), maxDelayMs);

/** When the last of these hashes could start if they were separate attempts, so that one attempt gains nothing. */
function readyAt(known: AttemptCount | undefined, limit: Limit, hashes: number): number {
  const { attempts, notBefore } = known ?? { attempts: 0, notBefore: 0 };
  const between = Array.from({ length: hashes - 1 }, (_, index) => delayAfter(attempts + index + 1, limit));
  const waitMs = between.reduce((sum, delay) => sum + delay, 0);
  return notBefore + waitMs;
}

interface Taken {
  readonly hashes: number;
  readonly now: number;
}

function countMore(known: AttemptCount | undefined, limit: Limit, { hashes, now }: Taken): AttemptCount {
  const attempts = (known?.attempts ?? 0) + hashes;
  return { attempts, notBefore: now + delayAfter(attempts, limit), expiresAt: now + FORGET_AFTER_MS };
}

function refuseEarly(notBefore: number, now: number): void {
  if (notBefore <= now) return;
  const seconds = Math.ceil((notBefore - now) / 1000);
  const wait =
    seconds < 120 ? `${seconds} ${seconds === 1 ? "second" : "seconds"}` : `${Math.ceil(seconds / 60)} minutes`;
  throw new DomainError("too-many", `Too many attempts. Try again in ${wait}.`, { retryAfterSeconds: seconds });
}

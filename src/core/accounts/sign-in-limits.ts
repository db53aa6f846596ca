// How often somebody may try a password. Stands before hashing, because hashing is what an attack spends.
import { DomainError } from "../errors/domain-error.ts";
import type { Stores } from "../storage.ts";
import { HOME_AGE_MS } from "./account-rules.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { toAddressBlock } from "./address-block.ts";
import type { AttemptCount } from "./attempt-store.ts";

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
 * @throws DomainError("too-many") that says how long to wait.
 */
export async function takeAttempt({ storage, clock, tokens }: LimitedContext, attempt: SignInAttempt): Promise<void> {
  const { home, ofAccount, ofHome, ofAddress } = keysOf(tokens, attempt);
  const keys = [home, ofAccount, ofHome, ofAddress];
  const now = clock.now();
  const accountKey = (counts: ReadonlyMap<string, AttemptCount>) => (counts.has(home) ? ofHome : ofAccount);
  // Whoever floods the shop with attempts makes it read, not write.
  const known = await storage.read.attempts.find(keys, now);
  refuseEarly([known.get(accountKey(known)), known.get(ofAddress)], now);
  await storage.write(async ({ attempts }) => {
    const held = await attempts.hold(keys, now);
    const ofWhom = accountKey(held);
    refuseEarly([held.get(ofWhom), held.get(ofAddress)], now);
    await attempts.save(ofWhom, countAnother(held.get(ofWhom), PER_ACCOUNT, now));
    await attempts.save(ofAddress, countAnother(held.get(ofAddress), PER_ADDRESS, now));
    await attempts.removeExpired(now - FORGET_AFTER_MS);
  });
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
  if (count !== undefined) await attempts.save(ofAddress, { ...count, attempts: count.attempts - 1, notBefore: 0 });
  await attempts.save(home, { attempts: 0, notBefore: 0, expiresAt: now + HOME_AGE_MS });
}

function keysOf({ hash }: AccountsContext["tokens"], { email, address }: SignInAttempt) {
  const block = toAddressBlock(address);
  return {
    home: hash(`home ${email} ${block}`),
    ofAccount: hash(`account ${email}`),
    ofHome: hash(`account ${email} at home ${block}`),
    ofAddress: hash(`address ${block}`),
  };
}

function countAnother(known: AttemptCount | undefined, { free, maxDelayMs }: Limit, now: number): AttemptCount {
  const attempts = (known?.attempts ?? 0) + 1;
  const delayMs = attempts < free ? 0 : Math.min(FIRST_DELAY_MS * GROWTH ** (attempts - free), maxDelayMs);
  return { attempts, notBefore: now + delayMs, expiresAt: now + FORGET_AFTER_MS };
}

function refuseEarly(counts: readonly (AttemptCount | undefined)[], now: number): void {
  const notBefore = Math.max(...counts.map((count) => count?.notBefore ?? 0));
  if (notBefore <= now) return;
  const seconds = Math.ceil((notBefore - now) / 1000);
  const wait =
    seconds < 120 ? `${seconds} ${seconds === 1 ? "second" : "seconds"}` : `${Math.ceil(seconds / 60)} minutes`;
  throw new DomainError("too-many", `Too many attempts. Try again in ${wait}.`, { retryAfterSeconds: seconds });
}

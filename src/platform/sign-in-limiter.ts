// Adapter: limits on password attempts, kept in this process's memory.
import type { SignInAttempt, SignInLimiter } from "../core/accounts/sign-in-limiter.ts";
import { DomainError } from "../core/errors/domain-error.ts";
import { toAddressBlock } from "./address-block.ts";
import { createBoundedMap } from "./bounded-map.ts";

interface Limit {
  /** Attempts that need not wait. */
  readonly free: number;
  readonly maxDelayMs: number;
}

interface Count {
  readonly attempts: number;
  readonly notBefore: number;
  readonly lastAt: number;
}

/** With a threefold growing delay, four free attempts make ten in the first 15 minutes. */
const PER_ACCOUNT: Limit = { free: 4, maxDelayMs: 15 * 60_000 };
const PER_ADDRESS: Limit = { free: 20, maxDelayMs: 15 * 60_000 };
const FIRST_DELAY_MS = 1000;
const GROWTH = 3;
const FORGET_AFTER_MS = 60 * 60_000;
/** Keeps a flood of made-up e-mails from filling the memory; the oldest counts go first. */
const MAX_COUNTS = 100_000;

/**
 * An account's attempts are counted whoever makes them. So that a stranger's guesses do not keep the owner out,
 * an address block from which the owner signed in before is counted apart.
 */
export function createSignInLimiter({ maxCounts = MAX_COUNTS }: { readonly maxCounts?: number } = {}): SignInLimiter {
  const counts = createBoundedMap<Count>(maxCounts);
  const homes = createBoundedMap<true>(maxCounts);

  const keysOf = ({ email, address }: SignInAttempt) => {
    const block = toAddressBlock(address);
    const home = `${email} ${block}`;
    return { home, account: homes.has(home) ? `home ${home}` : `account ${email}`, address: `address ${block}` };
  };
  const find = (key: string, now: number) => {
    const count = counts.get(key);
    return count !== undefined && now - count.lastAt < FORGET_AFTER_MS ? count : undefined;
  };
  const add = (key: string, limit: Limit, now: number) => {
    const attempts = (find(key, now)?.attempts ?? 0) + 1;
    counts.set(key, { attempts, notBefore: now + delayAfter(attempts, limit), lastAt: now });
  };

  return {
    take(attempt, now) {
      const { account, address } = keysOf(attempt);
      const notBefore = Math.max(find(account, now)?.notBefore ?? 0, find(address, now)?.notBefore ?? 0);
      if (notBefore > now) throw refuse(notBefore - now);
      add(account, PER_ACCOUNT, now);
      add(address, PER_ADDRESS, now);
    },
    succeeded(attempt, now) {
      const { home, account, address } = keysOf(attempt);
      counts.delete(account);
      const count = find(address, now);
      if (count !== undefined) counts.set(address, { ...count, attempts: count.attempts - 1, notBefore: 0 });
      homes.set(home, true);
    },
  };
}

function delayAfter(attempts: number, { free, maxDelayMs }: Limit): number {
  return attempts < free ? 0 : Math.min(FIRST_DELAY_MS * GROWTH ** (attempts - free), maxDelayMs);
}

function refuse(waitMs: number): DomainError {
  const seconds = Math.ceil(waitMs / 1000);
  const wait =
    seconds < 120 ? `${seconds} ${seconds === 1 ? "second" : "seconds"}` : `${Math.ceil(seconds / 60)} minutes`;
  return new DomainError("too-many", `Too many attempts. Try again in ${wait}.`, { retryAfterSeconds: seconds });
}

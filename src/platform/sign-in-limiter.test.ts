import { expect, test } from "vitest";
import { DomainError } from "../core/errors/domain-error.ts";
import { createSignInLimiter } from "./sign-in-limiter.ts";

const MINUTE = 60_000;
const HOME = "198.51.100.1";

/** How many of the attempts at these times reach the password. */
function countAllowed(
  limiter: ReturnType<typeof createSignInLimiter>,
  attempts: readonly { email: string; address: string; at: number }[],
) {
  return attempts.filter(({ at, ...attempt }) => isAllowed(() => limiter.take(attempt, at))).length;
}

function isAllowed(take: () => void): boolean {
  try {
    take();
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === "too-many") return false;
    throw error;
  }
}

test("10,000 guesses from 1,000 addresses reach an account's password at most ten times in 15 minutes", () => {
  const guesses = Array.from({ length: 10_000 }, (_, index) => ({
    email: "owner@example.com",
    address: `203.0.${index % 4}.${index % 250}`,
    at: index * 90,
  }));
  expect(guesses.at(-1)?.at).toBeLessThan(15 * MINUTE);
  expect(countAllowed(createSignInLimiter(), guesses)).toBeLessThanOrEqual(10);
});

test("the owner still gets in while strangers guess, from where they signed in before", () => {
  const limiter = createSignInLimiter();
  const owner = { email: "owner@example.com", address: HOME };
  limiter.take(owner, 0);
  limiter.succeeded(owner, 0);
  const guesses = Array.from({ length: 50 }, (_, at) => ({ email: owner.email, address: `203.0.113.${at}`, at }));
  countAllowed(limiter, guesses);
  expect(isAllowed(() => limiter.take({ ...owner, address: "203.0.113.99" }, 100))).toBe(false);
  expect(isAllowed(() => limiter.take(owner, 100))).toBe(true);
});

test("parallel guesses count before any of them is answered", () => {
  const limiter = createSignInLimiter();
  const guesses = Array.from({ length: 60 }, () => ({ email: "owner@example.com", address: HOME, at: 0 }));
  expect(countAllowed(limiter, guesses)).toBe(4);
});

test("the wait grows from one second to 15 minutes, and its end is told", () => {
  const limiter = createSignInLimiter();
  const attempt = { email: "owner@example.com", address: HOME };
  const waits: number[] = [];
  let now = 0;
  while (waits.length < 9) {
    if (isAllowed(() => limiter.take(attempt, now))) continue;
    const error = catchRefusal(() => limiter.take(attempt, now));
    const seconds = error.details.retryAfterSeconds ?? 0;
    waits.push(seconds);
    now += seconds * 1000;
  }
  expect(waits).toEqual([1, 3, 9, 27, 81, 243, 729, 900, 900]);
});

function catchRefusal(take: () => void): DomainError {
  try {
    take();
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  throw new Error("Nothing was refused");
}

test("the refusal says how long to wait", () => {
  const limiter = createSignInLimiter();
  const attempt = { email: "owner@example.com", address: HOME };
  for (let count = 0; count < 4; count += 1) limiter.take(attempt, 0);
  expect(() => limiter.take(attempt, 0)).toThrow("Too many attempts. Try again in 1 second.");
});

test("an unknown e-mail is limited like a known one, and one address not across all accounts without end", () => {
  const limiter = createSignInLimiter();
  const guesses = Array.from({ length: 100 }, (_, index) => ({ email: `${index}@example.com`, address: HOME, at: 0 }));
  expect(countAllowed(limiter, guesses)).toBe(20);
});

test("addresses of one IPv6 network count as one", () => {
  const limiter = createSignInLimiter();
  const guesses = Array.from({ length: 100 }, (_, index) => ({
    email: `${index}@example.com`,
    address: `2001:db8:1:2::${index.toString(16)}`,
    at: 0,
  }));
  expect(countAllowed(limiter, guesses)).toBe(20);
});

test("after a right password the account may be wrong four times again", () => {
  const limiter = createSignInLimiter();
  const attempt = { email: "owner@example.com", address: HOME };
  for (let round = 0; round < 5; round += 1) {
    limiter.take(attempt, 0);
    limiter.take(attempt, 0);
    limiter.succeeded(attempt, 0);
  }
  const more = Array.from({ length: 10 }, () => ({ ...attempt, address: "203.0.113.5", at: 0 }));
  expect(countAllowed(limiter, more)).toBe(4);
});

test("a flood of made-up e-mails does not fill the memory", () => {
  const limiter = createSignInLimiter({ maxCounts: 10 });
  for (let index = 0; index < 1000; index += 1) {
    const attempt = { email: `${index}@example.com`, address: `10.0.${index % 250}.${index >> 8}` };
    expect(isAllowed(() => limiter.take(attempt, index))).toBe(true);
  }
});

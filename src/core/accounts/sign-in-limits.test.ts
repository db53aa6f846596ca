import { afterEach, beforeEach, expect, test } from "vitest";
import { createSessionTokens } from "../../platform/session-tokens.ts";
import { openStorage, type OpenStorage } from "../../storage/open-storage.ts";
import { DomainError } from "../errors/domain-error.ts";
import { forgetAttempts, forgiveAttempt, type SignInAttempt, takeAttempt } from "./sign-in-limits.ts";

const MINUTE = 60_000;
const HOME = "198.51.100.1";

let storage: OpenStorage;
let now: number;
beforeEach(async () => {
  now = 0;
  storage = await openStorage({ url: "sqlite::memory:", clock: { now: () => now } });
});
afterEach(() => storage.close());

const contextOf = () => ({ storage, clock: { now: () => now }, tokens: createSessionTokens() });
const take = (attempt: SignInAttempt) => takeAttempt(contextOf(), attempt);
const succeed = (attempt: SignInAttempt) => storage.write((stores) => forgiveAttempt(contextOf(), stores, attempt));

/** How many of the attempts at these times reach the password. */
async function countAllowed(attempts: readonly (SignInAttempt & { readonly at: number })[]): Promise<number> {
  let allowed = 0;
  for (const { at, ...attempt } of attempts) {
    now = at;
    if (await isAllowed(attempt)) allowed += 1;
  }
  return allowed;
}

const isAllowed = async (attempt: SignInAttempt) => (await catchRefusal(attempt)) === undefined;

async function catchRefusal(attempt: SignInAttempt): Promise<DomainError | undefined> {
  try {
    await take(attempt);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError && error.code === "too-many") return error;
    throw error;
  }
}

test("10,000 guesses from 1,000 addresses reach an account's password at most ten times in 15 minutes", async () => {
  const guesses = Array.from({ length: 10_000 }, (_, index) => ({
    email: "owner@example.com",
    address: `203.0.${index % 4}.${index % 250}`,
    at: index * 90,
  }));
  expect(guesses.at(-1)?.at).toBeLessThan(15 * MINUTE);
  expect(await countAllowed(guesses)).toBeLessThanOrEqual(10);
});

test("the owner still gets in while strangers guess, from where they signed in before", async () => {
  const owner = { email: "owner@example.com", address: HOME };
  await take(owner);
  await succeed(owner);
  const guesses = Array.from({ length: 50 }, (_, at) => ({ email: owner.email, address: `203.0.113.${at}`, at }));
  await countAllowed(guesses);
  now = 100;
  expect(await isAllowed({ ...owner, address: "203.0.113.99" })).toBe(false);
  expect(await isAllowed(owner)).toBe(true);
});

test("parallel guesses count before any of them is answered", async () => {
  const guesses = Array.from({ length: 60 }, () => isAllowed({ email: "owner@example.com", address: HOME }));
  expect((await Promise.all(guesses)).filter(Boolean)).toHaveLength(4);
});

test("the wait grows from one second to 15 minutes, and its end is told", async () => {
  const attempt = { email: "owner@example.com", address: HOME };
  const waits: number[] = [];
  while (waits.length < 9) {
    const error = await catchRefusal(attempt);
    if (error === undefined) continue;
    const seconds = error.details.retryAfterSeconds ?? 0;
    waits.push(seconds);
    now += seconds * 1000;
  }
  expect(waits).toEqual([1, 3, 9, 27, 81, 243, 729, 900, 900]);
});

test("the refusal says how long to wait", async () => {
  const attempt = { email: "owner@example.com", address: HOME };
  for (let count = 0; count < 4; count += 1) await take(attempt);
  await expect(take(attempt)).rejects.toThrow("Too many attempts. Try again in 1 second.");
});

test("an unknown e-mail is limited like a known one, and one address not across all accounts without end", async () => {
  const guesses = Array.from({ length: 100 }, (_, index) => ({ email: `${index}@example.com`, address: HOME, at: 0 }));
  expect(await countAllowed(guesses)).toBe(20);
});

test("addresses of one IPv6 network count as one", async () => {
  const guesses = Array.from({ length: 100 }, (_, index) => ({
    email: `${index}@example.com`,
    address: `2001:db8:1:2::${index.toString(16)}`,
    at: 0,
  }));
  expect(await countAllowed(guesses)).toBe(20);
});

test("after a right password the account may be wrong four times again", async () => {
  const attempt = { email: "owner@example.com", address: HOME };
  for (let round = 0; round < 5; round += 1) {
    await take(attempt);
    await take(attempt);
    await succeed(attempt);
  }
  const more = Array.from({ length: 10 }, () => ({ ...attempt, address: "203.0.113.5", at: 0 }));
  expect(await countAllowed(more)).toBe(4);
});

test("what nobody counts any more is forgotten", async () => {
  for (let index = 0; index < 50; index += 1) {
    now = index * 10 * MINUTE;
    await take({ email: `${index}@example.com`, address: `10.0.0.${index}` });
  }
  const keys = Array.from({ length: 50 }, (_, index) => createSessionTokens().hash(`account ${index}@example.com`));
  expect((await storage.read.attempts.find(keys, -1)).size).toBeLessThan(15);
});

test("passwords that cost two hashes get no more hashes than others, alone or among them", async () => {
  for (const costs of [[2], [1, 2], [2, 1], [1, 1, 1, 2]]) {
    const email = `${costs.join("-")}@example.com`;
    let hashes = 0;
    for (let guess = 0; guess < 9000; guess += 1) {
      now = guess * 100;
      const cost = costs[guess % costs.length] ?? 1;
      const attempt = { email, address: `203.0.113.${guess % 250}` };
      const taken = await takeAttempt(contextOf(), attempt, cost).catch(() => undefined);
      if (taken !== undefined) hashes += cost;
    }
    expect(hashes, email).toBeLessThanOrEqual(10);
    expect(hashes, email).toBeGreaterThan(7);
    now = 0;
  }
});

test("a reset clears what strangers' guesses and the owner's own have counted, for this account alone", async () => {
  const [owner, other] = ["owner@example.com", "other@example.com"];
  const elsewhere = "192.0.2.77";
  await take({ email: owner, address: HOME });
  await succeed({ email: owner, address: HOME });
  for (let count = 0; count < 4; count += 1) {
    await take({ email: owner, address: HOME });
    await take({ email: owner, address: `203.0.113.${count}` });
    await take({ email: other, address: `203.0.113.${count}` });
  }
  expect(await isAllowed({ email: owner, address: HOME })).toBe(false);
  expect(await isAllowed({ email: owner, address: elsewhere })).toBe(false);
  await storage.write((stores) => forgetAttempts(contextOf(), stores, owner));
  expect(await take({ email: owner, address: HOME }), "networks are forgotten too").toBe("stranger");
  expect(await isAllowed({ email: owner, address: elsewhere })).toBe(true);
  expect(await isAllowed({ email: other, address: elsewhere })).toBe(false);
});

test("an address that the account signed in from is known, for this account alone", async () => {
  const owner = { email: "owner@example.com", address: HOME };
  expect(await take(owner)).toBe("stranger");
  await succeed(owner);
  expect(await take(owner)).toBe("known");
  expect(await take({ ...owner, address: "203.0.113.1" })).toBe("stranger");
  expect(await take({ ...owner, email: "other@example.com" })).toBe("stranger");
});

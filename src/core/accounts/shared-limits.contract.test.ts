import { expect, test } from "vitest";
import { createSessionTokens } from "../../platform/session-tokens.ts";
import { describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { stillClock } from "../../testing/still-clock.ts";
import { forgiveAttempt, takeAttempt } from "./sign-in-limits.ts";

describeOnEveryDatabase("limits on passwords", (fixture) => {
  const clock = stillClock();
  const contextOf = () => ({ storage: fixture.storage, clock, tokens: createSessionTokens() });
  const owner = { email: "owner@example.com", address: "198.51.100.1" };

  async function countTaken(attempts: readonly { email: string; address: string }[]): Promise<number> {
    const results = await Promise.allSettled(attempts.map((attempt) => takeAttempt(contextOf(), attempt)));
    const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(reasons.filter(({ code }) => code !== "too-many")).toEqual([]);
    return results.filter(({ status }) => status === "fulfilled").length;
  }

  test("of many guesses at once, in whichever processes, four reach the password", async () => {
    const guesses = Array.from({ length: 40 }, (_, index) => ({ ...owner, address: `203.0.113.${index}` }));
    expect(await countTaken(guesses)).toBe(4);
  });

  test("many at once from one address reach as many passwords as it has free attempts", async () => {
    const guesses = Array.from({ length: 40 }, (_, index) => ({ ...owner, email: `${index}@example.com` }));
    expect(await countTaken(guesses)).toBe(20);
  });

  test("the owner who signed in from there gets in while strangers guess", async () => {
    await takeAttempt(contextOf(), owner);
    await fixture.storage.write((stores) => forgiveAttempt(contextOf(), stores, owner));
    await countTaken(Array.from({ length: 20 }, (_, index) => ({ ...owner, address: `203.0.113.${index}` })));
    expect(await countTaken([owner])).toBe(1);
  });

  test("one secret of the setup link counts, whoever came first", async () => {
    const keep = (token: string) => fixture.storage.write(({ accounts }) => accounts.keepSetupToken(token));
    const kept = await Promise.all(["one", "two", "three"].map(keep));
    expect(new Set(kept).size).toBe(1);
    await fixture.storage.write(({ accounts }) => accounts.forgetSetupToken());
    expect(await keep("four")).toBe("four");
  });
});

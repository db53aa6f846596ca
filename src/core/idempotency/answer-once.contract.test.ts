import { expect, test } from "vitest";
import { newId } from "../../platform/new-id.ts";
import { createSessionTokens } from "../../platform/session-tokens.ts";
import { describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { quickPasswords } from "../../testing/quick-passwords.ts";
import { stillClock } from "../../testing/still-clock.ts";
import type { AccountsContext } from "../accounts/accounts-context.ts";
import { createAccount } from "../accounts/create-account.ts";
import { addCategory } from "../catalogue/add-category.ts";
import { DomainError } from "../errors/domain-error.ts";
import type { Storage } from "../storage.ts";
import { answerOnce } from "./answer-once.ts";

const DAY_MS = 24 * 60 * 60_000;

const answering = (body: string) => async () => ({ status: 201, body });

describeOnEveryDatabase("a request with an Idempotency-Key", (fixture) => {
  let clock = stillClock();

  async function prepare() {
    clock = stillClock();
    const context: AccountsContext = {
      storage: fixture.storage,
      clock,
      newId,
      passwords: quickPasswords,
      tokens: createSessionTokens(),
      actor: { kind: "command-line" },
      registration: "closed",
      setupToken: "secret",
    };
    const join = (name: string) =>
      createAccount(context, { email: `${name}@example.com`, username: name, password: "correct horse" });
    const [owner, robin] = [await join("owner"), await join("robin")];
    const request = { accountId: owner.id, key: "key", content: "POST /categories Party" };
    const addParty = async (storage: Storage) => {
      const { name } = await addCategory({ ...context, storage }, { name: "Party", description: "" });
      return { status: 201, body: JSON.stringify({ name }) };
    };
    return { context, owner, robin, request, addParty };
  }
  const categories = async () => (await fixture.storage.read.categories.list()).length;

  test("is done once, and answered alike each time", async () => {
    const { context, request, addParty } = await prepare();
    const first = await answerOnce(context, request, addParty);
    expect(first).toEqual({ status: 201, body: '{"name":"Party"}', isReplayed: false });
    expect(await answerOnce(context, request, addParty)).toEqual({ ...first, isReplayed: true });
    expect(await categories()).toBe(1);
  });

  test("with another content under the same key is refused", async () => {
    const { context, request, addParty } = await prepare();
    await answerOnce(context, request, addParty);
    await expect(answerOnce(context, { ...request, content: "else" }, addParty)).rejects.toMatchObject({
      code: "invalid",
      details: { errors: [{ field: "idempotency_key" }] },
    });
  });

  test("is another's where another account sends the same key", async () => {
    const { context, robin, request } = await prepare();
    await answerOnce(context, request, answering("owner's"));
    const other = await answerOnce(context, { ...request, accountId: robin.id }, answering("robin's"));
    expect(other).toMatchObject({ body: "robin's", isReplayed: false });
  });

  test("of twenty at once is done once; the others hear that it is under way, or get its answer", async () => {
    const { context, request, addParty } = await prepare();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => answerOnce(context, request, addParty)));
    const done = outcomes.filter((outcome) => outcome.status === "fulfilled" && !outcome.value.isReplayed);
    expect(done).toHaveLength(1);
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused).toMatchObject(refused.map(() => ({ reason: { code: "conflict" } })));
    expect(await categories()).toBe(1);
  });

  test("is refused while the same one is under way, and does nothing", async () => {
    const { context, request, addParty } = await prepare();
    const requestHash = context.tokens.hash(request.content);
    const claim = { ...request, requestHash, claim: "another", now: clock.now(), lapseMs: 60_000 };
    await fixture.storage.write(({ keptAnswers }) => keptAnswers.claim(claim));
    await expect(answerOnce(context, request, addParty)).rejects.toMatchObject({
      code: "conflict",
      details: { retryAfterSeconds: 1 },
    });
    expect(await categories()).toBe(0);
    await fixture.storage.write(({ keptAnswers }) => keptAnswers.keep(claim, { status: 201, body: "{}" }));
    expect(await answerOnce(context, request, addParty)).toEqual({ status: 201, body: "{}", isReplayed: true });
  });

  test("that was refused may come again mended, under the same key", async () => {
    const { context, request, addParty } = await prepare();
    const refused = answerOnce(context, request, async () => {
      throw new DomainError("invalid", "Name is required.");
    });
    await expect(refused).rejects.toThrow("Name is required.");
    expect(await answerOnce(context, { ...request, content: "mended" }, addParty)).toMatchObject({ isReplayed: false });
  });

  test("leaves nothing done where its answer could not be kept", async () => {
    const { context, request, addParty } = await prepare();
    const failing = answerOnce(context, request, async (storage) => {
      await addParty(storage);
      throw new Error("The process ends here.");
    });
    await expect(failing).rejects.toThrow("ends here");
    expect(await categories()).toBe(0);
    expect(await answerOnce(context, request, addParty)).toMatchObject({ isReplayed: false });
    expect(await categories()).toBe(1);
  });

  test("whose process died may be sent again after a minute, and not before", async () => {
    const { context, owner, request, addParty } = await prepare();
    const claim = { ...request, accountId: owner.id, requestHash: context.tokens.hash(request.content), claim: "dead" };
    const lapseMs = 60_000;
    await fixture.storage.write(({ keptAnswers }) => keptAnswers.claim({ ...claim, now: clock.now(), lapseMs }));
    clock.advance(59_999);
    await expect(answerOnce(context, request, addParty)).rejects.toMatchObject({ code: "conflict" });
    clock.advance(1);
    expect(await answerOnce(context, request, addParty)).toMatchObject({ isReplayed: false });
    // The dead one wakes up: it may not keep its answer any more, so what it did is undone with it.
    const late = await fixture.storage.write(({ keptAnswers }) => keptAnswers.keep(claim, { status: 201, body: "" }));
    expect(late).toBe(false);
  });

  test("whose process died under a clock far ahead may be sent again at once", async () => {
    const { context, request, addParty } = await prepare();
    const lapseMs = 60_000;
    const claim = { ...request, requestHash: context.tokens.hash(request.content), claim: "dead", lapseMs };
    await fixture.storage.write(({ keptAnswers }) => keptAnswers.claim({ ...claim, now: clock.now() + lapseMs }));
    await expect(answerOnce(context, request, addParty)).rejects.toMatchObject({ code: "conflict" });
    await fixture.storage.write(({ keptAnswers }) => keptAnswers.release(claim));
    await fixture.storage.write(({ keptAnswers }) => keptAnswers.claim({ ...claim, now: clock.now() + DAY_MS }));
    expect(await answerOnce(context, request, addParty)).toMatchObject({ isReplayed: false });
  });

  test("is forgotten after 24 hours", async () => {
    const { context, request } = await prepare();
    const answer = answering("{}");
    await answerOnce(context, request, answer);
    clock.advance(DAY_MS);
    expect(await answerOnce(context, request, answer)).toMatchObject({ isReplayed: true });
    clock.advance(1);
    expect(await answerOnce(context, request, answer)).toMatchObject({ isReplayed: false });
  });

  test("and its key go with their account", async () => {
    const { context, robin, request } = await prepare();
    const key = { accountId: robin.id, key: "key" };
    await answerOnce(context, { ...request, ...key }, answering("{}"));
    await fixture.storage.write(({ accounts }) => accounts.remove(robin.id));
    expect(await fixture.storage.read.keptAnswers.find(key)).toBeUndefined();
  });
});

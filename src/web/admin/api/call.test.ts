import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isAskingToSignInAgain, settleSignInAgain } from "../session/sign-in-again.ts";
import { ApiError } from "./api-error.ts";
import { call, callSignedOut } from "./call.ts";

const kept = new Map<string, string>();

/** Answers each request by its token. */
const answerTo = vi.fn<(token: string | null) => Response>();

beforeEach(() => {
  kept.clear();
  answerTo.mockReset();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null });
  vi.stubGlobal("fetch", async (_address: string, init: RequestInit) =>
    answerTo(new Headers(init.headers).get("Authorization")),
  );
});

afterEach(() => vi.unstubAllGlobals());

const ok = () => new Response("{}");
const refused = () => new Response('{"detail":"Sign in.","code":"unauthenticated"}', { status: 401 });
const onceAsked = () => vi.waitFor(() => expect(isAskingToSignInAgain()).toBe(true));

describe("a call", () => {
  test("carries the stored token", async () => {
    kept.set("token", "abc");
    answerTo.mockImplementation(ok);

    await call("/stats");

    expect(answerTo).toHaveBeenCalledExactlyOnceWith("Bearer abc");
  });

  test("whose session has ended goes on with the new token after signing in again", async () => {
    kept.set("token", "old");
    answerTo.mockImplementation((token) => (token === "Bearer new" ? ok() : refused()));
    const answer = call("/products", { method: "POST", body: {} });
    await onceAsked();

    kept.set("token", "new");
    settleSignInAgain("signed-in");

    expect((await answer).ok).toBe(true);
    expect(isAskingToSignInAgain()).toBe(false);
  });

  test("fails with 401 when its owner does not sign in again", async () => {
    answerTo.mockImplementation(refused);
    const answer = call("/stats");
    await onceAsked();

    settleSignInAgain("given-up");

    await expect(answer).rejects.toMatchObject({ status: 401, detail: "Sign in." });
  });

  test("shares the one question with all others that were refused", async () => {
    answerTo.mockImplementation(refused);
    const answers = Promise.allSettled([call("/stats"), call("/categories")]);
    await onceAsked();

    settleSignInAgain("given-up");

    expect((await answers).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(isAskingToSignInAgain()).toBe(false);
  });

  test("that gets no answer fails with a sentence about the connection", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch");
    });

    await expect(call("/stats")).rejects.toThrow(ApiError);
    await expect(call("/stats")).rejects.toThrow("Check your connection");
  });

  test("for signing in asks nobody to sign in", async () => {
    answerTo.mockImplementation(refused);

    await expect(callSignedOut("/auth/login", { method: "POST", body: {} })).rejects.toMatchObject({ status: 401 });
    expect(isAskingToSignInAgain()).toBe(false);
  });
});

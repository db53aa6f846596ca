import { expect, test } from "vitest";
import { createSessionTokens } from "./session-tokens.ts";

const tokens = createSessionTokens();

test("a token is 43 characters of base64url and never the same", () => {
  const made = new Set(Array.from({ length: 100 }, () => tokens.create()));
  expect(made.size).toBe(100);
  for (const token of made) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test("what is kept of a token is its SHA-256", () => {
  expect(tokens.hash("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("secrets of other lengths are compared, not refused", () => {
  expect(tokens.equal("secret", "secret")).toBe(true);
  expect(tokens.equal("secret", "secret2")).toBe(false);
  expect(tokens.equal("", "secret")).toBe(false);
});

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashScripts } from "./script-hashes.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("scripts of this render are hashed and lose their mark", () => {
  const { html, scriptHashes } = hashScripts(
    '<script nonce="n1">one()</script><script async nonce="n1">two()</script>',
    "n1",
  );
  expect(html).toBe("<script>one()</script><script async>two()</script>");
  expect(scriptHashes).toEqual([hashOf("one()"), hashOf("two()")]);
});

test("a nonce with characters of its own meaning is still found", () => {
  const { scriptHashes } = hashScripts('<script nonce="a+b/c==">one()</script>', "a+b/c==");
  expect(scriptHashes).toEqual([hashOf("one()")]);
});

test("scripts that came from elsewhere get no hash", () => {
  const { scriptHashes } = hashScripts('<script>evil()</script><script nonce="other">evil()</script>', "n1");
  expect(scriptHashes).toEqual([]);
});

test("scripts that are files need none", () => {
  expect(hashScripts('<script nonce="n1" src="/a.js"></script>', "n1").scriptHashes).toEqual([]);
});

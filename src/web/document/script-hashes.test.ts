import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashScripts } from "./script-hashes.ts";

const hashedOf = (html: string, nonce: string) => hashScripts(Buffer.from(html), nonce);

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("scripts of this render are hashed and lose their mark", () => {
  const { html, scriptHashes } = hashedOf(
    '<script nonce="n1">one()</script><script async nonce="n1">two()</script>',
    "n1",
  );
  expect(html.toString()).toBe("<script>one()</script><script async>two()</script>");
  expect(scriptHashes).toEqual([hashOf("one()"), hashOf("two()")]);
});

test("other tags lose their mark, and what is written in any script stays as it is", () => {
  const { html, scriptHashes } = hashedOf('<link href="/é" nonce="n1"/><script nonce="n1">one("é")</script>✓', "n1");
  expect(html.toString()).toBe('<link href="/é"/><script>one("é")</script>✓');
  expect(scriptHashes).toEqual([hashOf('one("é")')]);
});

test("a nonce with characters of its own meaning is still found", () => {
  const { scriptHashes } = hashedOf('<script nonce="a+b/c==">one()</script>', "a+b/c==");
  expect(scriptHashes).toEqual([hashOf("one()")]);
});

test("scripts that came from elsewhere get no hash", () => {
  const { scriptHashes } = hashedOf('<script>evil()</script><script nonce="other">evil()</script>', "n1");
  expect(scriptHashes).toEqual([]);
});

test("scripts that are files need none", () => {
  expect(hashedOf('<script nonce="n1" src="/a.js"></script>', "n1").scriptHashes).toEqual([]);
});

test("plain scripts of the body become one where the first of them stands, before what waits for its files", () => {
  const { html, scriptHashes } = hashedOf(
    '<head><script nonce="n1">early()</script></head><body><p>é</p><script nonce="n1">one()</script>' +
      '<script nonce="n1" type="module">three()</script><script nonce="n1">two("é")</script></body>',
    "n1",
  );
  const joined = 'one()\n;two("é")\n;';
  expect(html.toString()).toBe(
    `<head><script>early()</script></head><body><p>é</p><script>${joined}</script>` +
      '<script type="module">three()</script><script></script></body>',
  );
  expect(new Set(scriptHashes)).toEqual(new Set(["early()", "three()", joined].map(hashOf)));
});

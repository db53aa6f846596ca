import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const directive = (policy: string, name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `));

test("scripts run from our own files and by their hashes alone", () => {
  const policy = contentSecurityPolicy({ scriptHashes: ["'sha256-abc='"], allowInlineStyleElements: false });
  expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-abc='");
  expect(contentSecurityPolicy({ scriptHashes: [], allowInlineStyleElements: true })).not.toContain("unsafe-eval");
});

test("the toasts' style element of the installed version is allowed, and its empty beginning", () => {
  const source = readFileSync(fileURLToPath(import.meta.resolve("sonner")), "utf8");
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1] ?? "";
  const policy = contentSecurityPolicy({ scriptHashes: [], allowInlineStyleElements: false });
  for (const text of ["", JSON.parse(literal) as string]) {
    expect(directive(policy, "style-src-elem")).toContain(createHash("sha256").update(text).digest("base64"));
  }
});

test("where style elements may be inline, no hash forbids it", () => {
  const policy = contentSecurityPolicy({ scriptHashes: [], allowInlineStyleElements: true });
  expect(directive(policy, "style-src-elem")).toBe("style-src-elem 'self' 'unsafe-inline'");
});

import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const directive = (policy: string, name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `));

test("scripts run from our own files and by their hashes alone", () => {
  const policy = contentSecurityPolicy({ scriptHashes: ["'sha256-abc='"], allowInlineStyleElements: false });
  expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-abc='");
  expect(contentSecurityPolicy({ scriptHashes: [], allowInlineStyleElements: true })).not.toContain("unsafe-eval");
});

test("of the styles only files and attributes are let in, and nothing is that is not named", () => {
  const policy = contentSecurityPolicy({ scriptHashes: [], allowInlineStyleElements: false });
  expect(directive(policy, "style-src-elem")).toBe("style-src-elem 'self'");
  expect(directive(policy, "default-src")).toBe("default-src 'none'");
});

test("where the owner works, style elements may be inline", () => {
  const policy = contentSecurityPolicy({ scriptHashes: [], allowInlineStyleElements: true });
  expect(directive(policy, "style-src-elem")).toBe("style-src-elem 'self' 'unsafe-inline'");
});

import { expect, test } from "vitest";
import { contentSecurityPolicy, writePolicy } from "./content-security-policy.ts";

const directive = (policy: string, name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `));

test("scripts run from our own files and by their hashes alone", () => {
  const policy = contentSecurityPolicy({ scriptHashes: ["'sha256-abc='"], allowInlineStyles: false, isHttps: true });
  expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-abc='");
  expect(contentSecurityPolicy({ scriptHashes: [], allowInlineStyles: true, isHttps: true })).not.toContain(
    "unsafe-eval",
  );
});

test("of the styles only files are let in, and nothing is that is not named", () => {
  const policy = contentSecurityPolicy({ scriptHashes: [], allowInlineStyles: false, isHttps: true });
  expect(directive(policy, "style-src")).toBe("style-src 'self'");
  expect(directive(policy, "default-src")).toBe("default-src 'none'");
});

test("where the owner works, styles may be inline", () => {
  const policy = contentSecurityPolicy({ scriptHashes: [], allowInlineStyles: true, isHttps: true });
  expect(directive(policy, "style-src")).toBe("style-src 'self' 'unsafe-inline'");
});

test("a page that carries its policy has it before anything that it governs, without what only a header can say", () => {
  const policy = contentSecurityPolicy({ scriptHashes: ["'sha256-a+b/c='"], allowInlineStyles: false, isHttps: true });
  const page = writePolicy(Buffer.from('<html lang="en"><head><meta charSet="utf-8"/><script>é()</script>'), policy);
  const [, content = "", rest] =
    /^<html lang="en"><head><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>(.*)$/.exec(
      page.toString(),
    ) ?? [];
  expect(rest).toBe('<meta charSet="utf-8"/><script>é()</script>');
  expect(content.split("; ")).toEqual(policy.split("; ").filter((part) => part !== "frame-ancestors 'none'"));
});

test("a page without a place for its policy is refused", () => {
  expect(() => writePolicy(Buffer.from("<p>x</p>"), "default-src 'none'")).toThrow("without a head");
});

test.each([
  [true, "img-src 'self' https: data:"],
  [false, "img-src 'self' https: http: data:"],
])("images come over http only where the shop itself does (over https: %s)", (isHttps, sources) => {
  const policy = contentSecurityPolicy({ scriptHashes: [], allowInlineStyles: false, isHttps });
  expect(directive(policy, "img-src")).toBe(sources);
});

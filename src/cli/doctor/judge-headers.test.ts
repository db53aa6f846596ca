import { expect, test } from "vitest";
import { judgeHeaders } from "./judge-headers.ts";

const WANTED = { "X-Frame-Options": "DENY", "Referrer-Policy": "strict-origin" };
const RIGHT = { "x-frame-options": "DENY", "referrer-policy": "strict-origin" };
const TWICE = { "x-frame-options": "DENY, DENY", "referrer-policy": "strict-origin, strict-origin" };

test.each([
  ["shop", RIGHT, "ok", "The security headers arrive."],
  ["proxy", RIGHT, "ok", "The security headers arrive."],
  ["proxy", {}, "fail", "without the right X-Frame-Options, Referrer-Policy. Let the web server in front add them"],
  ["proxy", { ...RIGHT, "referrer-policy": "" }, "fail", "without the right Referrer-Policy."],
  ["shop", TWICE, "warn", "SECURITY_HEADERS=proxy"],
  ["shop", { ...RIGHT, "x-frame-options": "DENY, SAMEORIGIN" }, "fail", "pass them on unchanged"],
] as const)("set by the %s, headers that arrive as %o: %s", (...[securityHeaders, arrived, level, words]) => {
  const findings = judgeHeaders(arrived, { wanted: WANTED, config: { securityHeaders } });
  expect(findings.map((finding) => finding.level)).toEqual([level]);
  expect(findings.map(({ found, mend = "" }) => `${found} ${mend}`).join(" ")).toContain(words);
});

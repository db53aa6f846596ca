import { expect, test } from "vitest";
import { judgeWay } from "./judge-way.ts";

const FORGED = "203.0.113.77";

interface Given {
  readonly address: string;
  readonly forwardedFor: string | null;
  readonly peer?: string;
  readonly trust?: string;
  readonly isDirect?: boolean;
}

function judge({ address, forwardedFor, peer = "127.0.0.1", trust = "", isDirect = false }: Given) {
  const config = { trustProxy: trust === "" ? [] : trust.split(" ") };
  return judgeWay({ address, peer, peerPort: 1, forwardedFor }, { isDirect, forged: FORGED, config });
}

test.each<[string, Given]>([
  [
    "a trusted web server says whom it speaks for",
    { address: "198.51.100.9", forwardedFor: "198.51.100.9", trust: "127.0.0.1" },
  ],
  [
    "it is trusted as part of a network",
    { address: "198.51.100.9", forwardedFor: "198.51.100.9", peer: "10.1.2.3", trust: "10.0.0.0/8" },
  ],
  [
    "it adds to what was claimed",
    { address: "198.51.100.9", forwardedFor: `${FORGED}, 198.51.100.9`, trust: "::1 127.0.0.1" },
  ],
  [
    "its address is a mapped one",
    { address: "::1", forwardedFor: "::1", peer: "::ffff:127.0.0.1", trust: "127.0.0.1" },
  ],
  ["nothing stands in front, and nothing is trusted", { address: "127.0.0.1", forwardedFor: FORGED, isDirect: true }],
])("well where %s", (_where, given) => {
  expect(judge(given).level).toBe("ok");
});

test.each<[string, Given, string, string]>([
  ["says nothing", { address: "127.0.0.1", forwardedFor: null }, "fail", "proxy_set_header X-Forwarded-For"],
  ["passes claims on", { address: FORGED, forwardedFor: FORGED, trust: "127.0.0.1" }, "fail", "pretend to be anybody"],
  ["is not trusted", { address: "127.0.0.1", forwardedFor: "198.51.100.9" }, "fail", "TRUST_PROXY=127.0.0.1"],
  [
    "is another than the trusted one",
    { address: "::ffff:10.1.2.3", forwardedFor: "198.51.100.9", peer: "::ffff:10.1.2.3", trust: "127.0.0.1" },
    "fail",
    "TRUST_PROXY=10.1.2.3",
  ],
  [
    "is missing although one is trusted",
    { address: FORGED, forwardedFor: FORGED, trust: "127.0.0.1", isDirect: true },
    "fail",
    "Leave TRUST_PROXY unset",
  ],
  [
    "is passed by",
    { address: "192.0.2.1", forwardedFor: FORGED, trust: "10.0.0.1", isDirect: true },
    "warn",
    "straight to the shop",
  ],
])("told where the web server in front %s", (...[, given, level, words]) => {
  const finding = judge(given);
  expect(finding.level).toBe(level);
  expect(`${finding.found} ${finding.mend ?? ""}`).toContain(words);
});

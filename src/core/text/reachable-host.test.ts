import { describe, expect, test } from "vitest";
import { hostReach } from "./reachable-host.ts";

describe("the reach of a host", () => {
  test.each([
    "amzn.to",
    "www.shop.example.",
    "xn--bcher-kva.example",
    "a_b.example.com",
    "8.8.8.8",
    "100.63.0.1",
    "172.32.0.1",
    "localhost.example.com",
  ])("%j is public", (host) => {
    expect(hostReach(host)).toBe("public");
  });

  test.each([
    "localhost",
    "localhost.",
    "shop.localhost",
    "nas.local",
    "db.internal",
    "router.home.arpa",
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "224.0.0.1",
    "255.255.255.255",
    "[::1]",
    "[2001:db8::1]",
  ])("%j is private", (host) => {
    expect(hostReach(host)).toBe("private");
  });

  test.each(["", "shop", "a..b", ".com", "(amzn.to", "shop.123", "amzn.to,"])("%j is no host of a website", (host) => {
    expect(hostReach(host)).toBe("invalid");
  });
});

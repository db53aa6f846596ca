import { BlockList, isIPv6 } from "node:net";
import type { SeenByShop } from "../../core/doctor/doctor-probe.ts";
import type { Config } from "../../platform/config.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

type Arrival = Omit<SeenByShop, "headers">;

export interface Way {
  /** Nothing stands between the doctor and the shop: the connection is the doctor's own. */
  readonly isDirect: boolean;
  /** What the doctor claimed to be, in X-Forwarded-For. */
  readonly forged: string;
  readonly config: Pick<Config, "trustProxy">;
}

/** Whether the shop learns who its visitors are: the limits on signing in, and later clicks, go by their addresses. */
export function judgeWay(seen: Arrival, { isDirect, forged, config }: Way): Finding {
  if (isDirect) return judgeDirect(seen, forged, config);
  if (seen.forwardedFor === null) {
    return fail(
      "The web server in front does not say whom it speaks for: to the shop all visitors are one.",
      "nginx: proxy_set_header X-Forwarded-For $remote_addr; (deploy/nginx.conf). Caddy does it by itself.",
    );
  }
  if (seen.forwardedFor === forged) {
    return fail(
      "The web server in front passes on whatever visitors claim in X-Forwarded-For: anybody can pretend to be anybody.",
      "nginx: proxy_set_header X-Forwarded-For $remote_addr; (deploy/nginx.conf). Caddy: no trusted_proxies.",
    );
  }
  if (!isTrusted(unmapped(seen.peer), config.trustProxy)) return refuseUntrusted(seen);
  return ok(`Visitors' addresses arrive: the web server at ${seen.peer} is trusted.`);
}

function judgeDirect(seen: Arrival, forged: string, { trustProxy }: Way["config"]): Finding {
  if (seen.address === forged) {
    return fail(
      "TRUST_PROXY trusts this machine, but no web server stands in between: anybody here can pretend to be anybody.",
      "Leave TRUST_PROXY unset, or put a web server in front.",
    );
  }
  if (trustProxy.length === 0) return ok("No web server stands in front, and none is trusted.");
  return warn(
    "TRUST_PROXY is set, but BASE_URL leads straight to the shop.",
    "Leave TRUST_PROXY unset, or let BASE_URL lead through the web server.",
  );
}

function refuseUntrusted({ peer }: Arrival): Finding {
  return fail(
    `The web server at ${peer} is not trusted: to the shop all visitors are one.`,
    `Set TRUST_PROXY=${unmapped(peer)} and start the shop again.`,
  );
}

function isTrusted(address: string, trustProxy: readonly string[]): boolean {
  const trusted = new BlockList();
  for (const entry of trustProxy) {
    const [network = "", prefix] = entry.split("/");
    trusted.addSubnet(network, Number(prefix ?? (isIPv6(network) ? 128 : 32)), familyOf(network));
  }
  return trusted.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

/** A socket for both families shows IPv4 addresses as `::ffff:192.0.2.1`. */
const unmapped = (address: string): string => address.replace("::ffff:", "");

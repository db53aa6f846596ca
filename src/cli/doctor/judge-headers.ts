import type { Config } from "../../platform/config.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

type Headers = Readonly<Record<string, string>>;

interface Wanted {
  readonly wanted: Headers;
  readonly config: Pick<Config, "securityHeaders">;
}

/** Whether what guards pages reaches visitors, once: the shop adds it, or leaves it to the web server in front. */
export function judgeHeaders(arrived: Headers, { wanted, config }: Wanted): Finding[] {
  const arrivedAs = (name: string) => arrived[name.toLowerCase()];
  const wrong = Object.entries(wanted).filter(([name, value]) => arrivedAs(name) !== value);
  if (wrong.length === 0) return [ok("The security headers arrive.")];
  const names = wrong.map(([name]) => name).join(", ");
  const isTwice = wrong.every(([name, value]) => arrivedAs(name) === `${value}, ${value}`);
  if (isTwice) {
    return [
      warn(
        `Both the shop and the web server in front add ${names}.`,
        "Set SECURITY_HEADERS=proxy and start the shop again.",
      ),
    ];
  }
  return [
    fail(
      `Pages reach visitors without the right ${names}.`,
      config.securityHeaders === "proxy"
        ? "Let the web server in front add them (deploy/nginx.conf), or set SECURITY_HEADERS=shop and start the shop again."
        : "Let the web server in front pass them on unchanged.",
    ),
  ];
}

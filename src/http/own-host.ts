import type { IncomingMessage } from "node:http";

export type HostMatcher = (host: string | undefined) => boolean;

const DEFAULT_PORTS: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };
const HOST = /^(\[[\da-f:.]+\]|[^\s:/?#@\\[\]]+?)\.?(?::(\d{0,5}))?$/i;

/**
 * Recognizes a Host header that names this origin in any spelling: upper case, a trailing dot, the scheme's default port
 * (RFC 9110, 4.2.3).
 */
export function createHostMatcher(baseUrl: string): HostMatcher {
  const { host: own, protocol } = new URL(baseUrl);
  const defaultPort = DEFAULT_PORTS[protocol];
  const normalize = (host: string): string | undefined => {
    const [, name, port] = HOST.exec(host) ?? [];
    return name === undefined ? undefined : `${name.toLowerCase()}:${Number(port || defaultPort)}`;
  };
  const wanted = normalize(own);
  return (host) => host === own || (host !== undefined && normalize(host) === wanted);
}

/** The requested host. A whole URL as the target overrides the Host header (RFC 9112, 3.2.2). */
export function requestedHost({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">): string | undefined {
  return /^https?:\/\/([^/?#\\]*)/i.exec(url)?.[1] ?? headers.host;
}

/** Programs on the way may each use another of two Host headers (RFC 9112, 3.2). */
export function hasRepeatedHost({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count > 1;
}

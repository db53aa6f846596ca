import type { FastifyRequest } from "fastify";

/**
 * What proxies, tunnels and CDNs add. Browsers and plain clients send no `x-` header by themselves, so that all of
 * those count.
 */
const ADDED_HEADER =
  /^(?:via$|forwarded$|x-|cf-|cdn-|proxy-|fastly-|fly-|akamai-|ngrok-|surrogate-|front-end-https$|max-forwards$)|(?:client|real|remote|connecting|original|forwarded)[-_]?(?:ip|addr|for|host|proto|by|port)/;

/** True where anything about the request shows that a program between has passed it on. */
export function showsIntermediary({ httpVersion, headers, url = "" }: FastifyRequest["raw"]): boolean {
  if (httpVersion === "1.0") return true;
  // The absolute form is for proxies (RFC 9112, 3.2.2).
  if (!url.startsWith("/")) return true;
  return Object.keys(headers).some((name) => ADDED_HEADER.test(name));
}

import type { FastifyRequest } from "fastify";

/**
 * Headers that proxies, tunnels and CDNs add. Browsers and plain clients send no `x-` header on their own, so any counts.
 */
const ADDED_HEADER =
  /^(?:via$|forwarded$|x-|cf-|cdn-|proxy-|fastly-|fly-|akamai-|ngrok-|surrogate-|front-end-https$|max-forwards$)|(?:client|real|remote|connecting|original|forwarded)[-_]?(?:ip|addr|for|host|proto|by|port)/;

/** True if anything about the request shows that another program forwarded it. */
export function showsIntermediary({ httpVersion, headers, url = "" }: FastifyRequest["raw"]): boolean {
  if (httpVersion === "1.0") return true;
  // The absolute form is for proxies (RFC 9112, 3.2.2).
  if (!url.startsWith("/")) return true;
  return Object.keys(headers).some((name) => ADDED_HEADER.test(name));
}

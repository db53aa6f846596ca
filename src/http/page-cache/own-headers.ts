import type { IncomingMessage, ServerResponse } from "node:http";
import type { HeaderSetter } from "../../platform/config.ts";

/**
 * Leaves out what Node says of itself with each kept answer and nobody needs: a web server that keeps the answer reads
 * every header of it again each time it sends it. Connection and Keep-Alive, where they only say what HTTP/1.1 means
 * anyway (RFC 9112, 9.3); Date, where the proxy in front adds the headers, and that one in any case (RFC 9110, 6.6.1).
 */
export function omitOwnHeaders(request: IncomingMessage, response: ServerResponse, headersBy: HeaderSetter): void {
  const staysOpen = request.httpVersion === "1.1" && response.shouldKeepAlive && !response.hasHeader("connection");
  // What is removed before it was there is not added later either.
  if (staysOpen) response.removeHeader("connection");
  if (headersBy === "proxy") response.sendDate = false;
}

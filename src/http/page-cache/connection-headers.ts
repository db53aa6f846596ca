import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Leaves out Connection and Keep-Alive where they only say what HTTP/1.1 means anyway (RFC 9112, 9.3): a web server that
 * keeps the answer reads every header of it again each time it sends it.
 */
export function omitConnectionHeaders({ httpVersion }: IncomingMessage, response: ServerResponse): void {
  const staysOpen = httpVersion === "1.1" && response.shouldKeepAlive && !response.hasHeader("connection");
  // What is removed before it was there is not added later either.
  if (staysOpen) response.removeHeader("connection");
}

// The response for visitors while the shop is busy.
import type { FastifyInstance } from "fastify";
import { DomainError } from "../core/errors/domain-error.ts";

/** Outside the API, which has its own error format: a readable page. */
export function explainBusy(server: FastifyInstance): void {
  server.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof DomainError) || error.code !== "busy") throw error;
    return reply
      .code(503)
      .headers({ "retry-after": String(error.details.retryAfterSeconds ?? 1), "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(BUSY_PAGE);
  });
}

export const BUSY_MESSAGE = "The shop is busy. Try again in a few seconds.";

/** Without styles: the policy for non-pages allows none, and sending it must be cheap. */
export const BUSY_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>The shop is busy</title>
</head>
<body>
<h1>The shop is busy</h1>
<p>${BUSY_MESSAGE}</p>
<p><a href="">Try again</a></p>
</body>
</html>
`;

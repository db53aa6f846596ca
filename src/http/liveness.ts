// Answers /livez ahead of everything else, so it waits for nothing but the event loop.
import type { RequestListener } from "node:http";

const BODY = JSON.stringify({ status: "ok" });
const PATH = /^\/livez(?:\?|$)/;

interface LivenessOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** False once the shop was told to stop: then the framework tells each client that its response is the last. */
  readonly isOpen: () => boolean;
}

/** Everything else goes to `handler`, which answers it the same way where no server listens, as in tests. */
export function answerLiveness(handler: RequestListener, { headers, isOpen }: LivenessOptions): RequestListener {
  const all = {
    ...headers,
    "Cache-Control": "no-store",
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(BODY),
  };
  return (request, response) => {
    const { method, url = "" } = request;
    const isProbe = (method === "GET" || method === "HEAD") && PATH.test(url);
    if (!isProbe || !isOpen()) return handler(request, response);
    response.writeHead(200, all).end(method === "HEAD" ? undefined : BODY);
  };
}

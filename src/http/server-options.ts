import { createServer, type Server } from "node:http";
import { type FastifyHttpOptions, LogController } from "fastify";
import type { Config } from "../platform/config.ts";
import { connectionLimit } from "../platform/connection-limit.ts";
import type { Logger } from "../platform/logger.ts";
import { newId } from "../platform/new-id.ts";
import { answerLiveness } from "./liveness.ts";
import { paceRequests } from "./request-pacing.ts";
import type { CacheFront } from "./page-cache/cache-front.ts";
import { readableUrl, refuseAddress, refuseConnection, rejectRepeatedHost } from "./malformed-requests.ts";

const MEBIBYTE = 1_048_576;

/** Slow senders are cut within 30 s: Node looks for them once in each interval. */
const TIMEOUTS = {
  requestTimeout: 25_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  // Node buffers this much of a body for each socket before anyone reads it, and a thousand may send at once.
  highWaterMark: 16_384,
  keepAliveTimeout: 65_000,
} as const;

interface ServerParts {
  readonly config: Config;
  readonly logger: Logger;
  /** Answers what is kept before the framework hears of it. */
  readonly front: CacheFront;
  /** Headers of what is answered ahead of the framework. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the process should take on less work. */
  readonly isHigh: () => boolean;
  /** Answers through this server instead of one of its own: development. */
  readonly server?: Server | undefined;
}

/** Limits so that slow or huge requests cannot hold the shop (threats, rules 8 and 17). */
export function serverOptions({
  config,
  logger,
  front,
  headers,
  isHigh,
  server,
}: ServerParts): FastifyHttpOptions<Server> {
  const { trustProxy } = config;
  return {
    loggerInstance: logger,
    bodyLimit: MEBIBYTE,
    // Fastify leaves a server that it did not make as it is.
    serverFactory(handler) {
      const paced = paceRequests(handler, { headers, isHigh });
      const isOpen = () => listening.listening;
      const listener = rejectRepeatedHost(answerLiveness(front.before(paced), { headers, isOpen }));
      const listening = server === undefined ? createServer(TIMEOUTS, listener) : server.on("request", listener);
      listening.maxConnections = connectionLimit();
      return listening;
    },
    forceCloseConnections: "idle",
    // What was accepted before the shop was told to stop is answered.
    return503OnClosing: false,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    genReqId: () => newId(),
    // One line a request is enough, and http.ts writes it.
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: readableUrl,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    routerOptions: { maxParamLength: 8192 },
  };
}

// Structured logs: one JSON object a line on stdout. Requests carry `reqId`; secrets never get in.
import { type DestinationStream, type Logger as PinoLogger, pino, stdSerializers, stdTimeFunctions } from "pino";
import type { LogLevel } from "./config.ts";

export type Logger = PinoLogger;

interface LoggerOptions {
  readonly level: LogLevel;
  /** Where the lines go; stdout unless told. */
  readonly destination?: DestinationStream;
}

/** Whatever their depth in what is logged, these never reach a log. */
const SECRETS = [
  "authorization",
  "cookie",
  "password",
  "access_token",
  "token",
  "passwordHash",
  "storageUrl",
  "smtpUrl",
];

export function createLogger({ level, destination }: LoggerOptions): Logger {
  const options = {
    level,
    // The host and the process are the business of whoever collects the lines.
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[secret]" },
    serializers: { req: describeRequest, res: describeResponse, err: stdSerializers.err },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
}

/** No headers, no client address, no query: searches and tokens in links are nobody's business. */
function describeRequest({ method, url }: LoggedRequest) {
  return { method, path: url.split("?", 1)[0] };
}

function describeResponse({ statusCode }: { readonly statusCode: number }) {
  return { statusCode };
}

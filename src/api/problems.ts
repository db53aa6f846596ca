import type { FastifyError } from "fastify";
import { DomainError, type ErrorCode, type FieldError } from "../core/errors/domain-error.ts";
import { toFieldErrorsJson } from "../wire/field-errors-json.ts";
import type { ProblemJson } from "../wire/problem-json.ts";

/** What only HTTP can get wrong. */
type HttpErrorCode = "bad-request" | "method-not-allowed" | "too-large" | "unsupported-media-type" | "internal";

/** The one table from reasons to statuses. */
export const STATUS = {
  "bad-request": 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  conflict: 409,
  "too-large": 413,
  "unsupported-media-type": 415,
  invalid: 422,
  "too-many": 429,
  internal: 500,
  busy: 503,
  "disk-full": 507,
} as const satisfies Record<ErrorCode | HttpErrorCode, number>;

export type ProblemCode = keyof typeof STATUS;

/** A refusal by HTTP itself: nothing of the shop was asked. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly code: HttpErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: HttpErrorCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.headers = headers;
  }
}

/** The most validation errors that a response lists. */
export const MAX_ERRORS = 50;
/** The longest `detail`, field name and message, in UTF-16 units: messages may quote what was sent. */
const MAX_DETAIL = 2000;
const MAX_TEXT = 500;

export interface Problem {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ProblemJson;
}

const FASTIFY_CODES: Readonly<Record<string, HttpErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "too-large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported-media-type",
};

const SENTENCES: Readonly<Record<HttpErrorCode, string>> = {
  "bad-request": "The request cannot be read.",
  "method-not-allowed": "This address does not know that method.",
  "too-large": "The request is larger than 1 MiB.",
  "unsupported-media-type": "The body must be JSON. Send it with Content-Type: application/json.",
  internal: "Something went wrong on our side.",
};

/** The answer to anything that was thrown. `presentCurrent` gives a conflict's entity the form that it has in JSON. */
export function toProblem(error: unknown, presentCurrent?: (current: unknown) => unknown): Problem {
  if (error instanceof DomainError) return fromDomain(error, presentCurrent);
  if (error instanceof HttpError) return problem(error.code, error.message, error.headers);
  const code = fromFastify(error);
  return problem(code, SENTENCES[code]);
}

function fromDomain({ code, message, details }: DomainError, presentCurrent?: (current: unknown) => unknown): Problem {
  const { errors, current, retryAfterSeconds } = details;
  const hasCurrent = current !== undefined && presentCurrent !== undefined;
  const body: ProblemJson = {
    detail: shorten(message, MAX_DETAIL),
    code,
    ...(errors !== undefined && { errors: toFieldErrorsJson(errors.slice(0, MAX_ERRORS).map(shortenError)) }),
    ...(hasCurrent && { current: presentCurrent(current) }),
  };
  return { status: STATUS[code], headers: headersOf(code, retryAfterSeconds), body };
}

const shortenError = ({ field, message }: FieldError): FieldError => ({
  field: shorten(field, MAX_TEXT),
  message: shorten(message, MAX_TEXT),
});

function shorten(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).toWellFormed()}…`;
}

function headersOf(code: ErrorCode, retryAfterSeconds: number | undefined): Record<string, string> {
  // RFC 9110, 15.5.2: an answer 401 names the way to authenticate.
  if (code === "unauthenticated") return { "www-authenticate": "Bearer" };
  const seconds = retryAfterSeconds ?? (code === "busy" ? 1 : undefined);
  return seconds === undefined ? {} : { "retry-after": String(seconds) };
}

function fromFastify(error: unknown): HttpErrorCode {
  if (!isFastifyError(error)) return "internal";
  const code = FASTIFY_CODES[error.code];
  if (code !== undefined) return code;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? "bad-request" : "internal";
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && "code" in error && typeof error.code === "string";

function problem(code: HttpErrorCode, detail: string, headers: Readonly<Record<string, string>> = {}): Problem {
  return { status: STATUS[code], headers, body: { detail, code } };
}

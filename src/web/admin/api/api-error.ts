import type { FieldError } from "../../../core/errors/domain-error.ts";
import type { ProblemJson } from "../../../wire/problem-json.ts";

interface ApiErrorFacts {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The server's own sentence, where it gave one. */
  readonly detail?: string | undefined;
  readonly code?: string | undefined;
  readonly errors?: readonly FieldError[] | undefined;
  readonly current?: unknown;
}

/** Why a call failed. `message` is always a sentence for the owner, `detail` only what the server said. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly detail: string | undefined;
  readonly code: string | undefined;
  readonly errors: readonly FieldError[];
  /** On 409: the entity as it stands now. */
  readonly current: unknown;

  constructor(facts: ApiErrorFacts) {
    super(facts.detail ?? sentenceFor(facts.status));
    this.status = facts.status;
    this.detail = facts.detail;
    this.code = facts.code;
    this.errors = facts.errors ?? [];
    this.current = facts.current;
  }

  /** The same refusal with its entity in the form that the caller works with. */
  withCurrent(current: unknown): ApiError {
    const { status, detail, code, errors } = this;
    return new ApiError({ status, detail, code, errors, current });
  }
}

/** The server's sentence, else `fallback`: what the toasts of the specification (section 8) show. */
export function detailOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.detail : undefined) ?? fallback;
}

/** A sentence for a panel on the page, also where the server could say nothing. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : "Something went wrong in this page. Try again.";
}

/** Whether the shop may have done what was asked: its answer never came, or something in between answered instead. */
export function mayBeDone(error: unknown): boolean {
  return error instanceof ApiError && error.detail === undefined && (error.status === 0 || error.status >= 500);
}

/** Reads `{detail, code, errors, current}`; answers from other hands (a proxy's page) give the status alone. */
export async function toApiError(response: Response): Promise<ApiError> {
  const problem: unknown = await response.json().catch(() => undefined);
  return isProblem(problem)
    ? new ApiError({ ...problem, status: response.status })
    : new ApiError({ status: response.status });
}

function isProblem(body: unknown): body is ProblemJson {
  return typeof body === "object" && body !== null && "detail" in body && typeof body.detail === "string";
}

function sentenceFor(status: number): string {
  if (status === 0)
    return "The shop did not answer. Check your connection and that the shop is running, then try again.";
  if (status === 401) return "You are signed out. Sign in again to go on.";
  // The shop's own faults come with its own sentence.
  if (status >= 500)
    return `The shop could not be reached (status ${String(status)}). It may have got this all the same; look before you try again.`;
  return `The shop refused this (status ${String(status)}).`;
}

/** The closed set of reasons for which the shop refuses something. Each edge maps them in one table. */
export type ErrorCode =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "too-many"
  | "busy"
  | "disk-full";

/** What is wrong with one field, in a sentence that says what to do. `field` is the name that the caller used. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export interface DomainErrorDetails {
  readonly errors?: readonly FieldError[];
  /** For `conflict`: the entity as it stands now, so that the caller can look or overwrite. */
  readonly current?: unknown;
  /** For `too-many` and `busy`: when another try makes sense. */
  readonly retryAfterSeconds?: number;
}

/** A refusal that a person should read: `message` is a whole sentence. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: ErrorCode;
  readonly details: DomainErrorDetails;

  constructor(code: ErrorCode, message: string, details: DomainErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** Refuses one field of the caller's input. */
export function refuseField(field: string, message: string): DomainError {
  return new DomainError("invalid", message, { errors: [{ field, message }] });
}

import { DatabaseError } from "pg";
import {
  refuseBusy,
  refuseDangling,
  refuseDuplicate,
  refuseFullDisk,
  refuseStandby,
  refuseUncertain,
  refuseUnreachable,
} from "./refusals.ts";

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const READ_ONLY = "25006";
/** Besides SQLSTATE class 08: the server ends, starts or has no connection left, or the network does not lead there. */
const LOST = new Set(
  `57P01 57P02 57P03 57P05 25P03 53300 ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH
  ENOENT ENOTFOUND EAI_AGAIN`.split(/\s+/),
);
// pg reports these without a code.
const LOST_MESSAGES = [
  "Connection terminated",
  "timeout exceeded when trying to connect",
  "Client has encountered a connection error",
  "Client was closed",
  "Query read timeout",
];

/** The SQLSTATE or the system's code; empty where there is neither. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

export function isLostConnection(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== "") return LOST.has(code) || code.startsWith("08");
  return error instanceof Error && LOST_MESSAGES.some((message) => error.message.startsWith(message));
}

/** A standby, or a primary that became one: it takes no writes for as long as it is that. */
export function isReadOnlyServer(error: unknown): boolean {
  return codeOf(error) === READ_ONLY;
}

/**
 * Nobody knows whether the transaction happened. Whoever asked is told so, and it is never done again blindly: only a
 * request with a key may be repeated safely.
 */
export function refuseUncertainCommit(error: unknown): Error {
  const refusal = refuseUncertain();
  refusal.cause = new Error("The connection was lost during a commit", { cause: error });
  return refusal;
}

/** The transaction did not happen, and the same work may succeed if begun again. `refusal`: as translated below. */
export function isWorthAnotherTry(refusal: unknown): boolean {
  const error = refusal instanceof Error ? refusal.cause : undefined;
  const code = codeOf(error);
  // A connection that was opened before a failover may still lead to the old primary; another one doesn't.
  const isElsewhere = isReadOnlyServer(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || isElsewhere || isLostConnection(error);
}

/** Turns what PostgreSQL threw into a refusal that a person can read, with its cause; bugs stay as they are. */
export function translatePostgresError(error: unknown): unknown {
  const refusal = refusalOf(error);
  if (refusal) refusal.cause = error;
  return refusal ?? error;
}

function refusalOf(error: unknown): Error | undefined {
  switch (codeOf(error)) {
    case "23505":
      return refuseDuplicate(error instanceof DatabaseError ? (error.constraint ?? "") : "");
    case "23503":
      return refuseDangling();
    case "53100":
      return refuseFullDisk();
    case READ_ONLY:
      return refuseStandby();
    case "55P03":
    case "57014":
    case SERIALIZATION_FAILURE:
    case DEADLOCK:
      return refuseBusy();
    default:
      return isLostConnection(error) ? refuseUnreachable() : undefined;
  }
}

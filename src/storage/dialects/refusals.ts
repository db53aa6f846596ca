// What a person reads when a database refuses, in one place for both dialects.
import { DomainError } from "../../core/errors/domain-error.ts";

/** `subject` holds the name of the violated column or index, as the database reports it. */
export function refuseDuplicate(subject: string): DomainError {
  if (subject.includes("email_fold")) return new DomainError("conflict", "An account with this e-mail exists already.");
  if (subject.includes("name_fold")) return new DomainError("conflict", "A category with this name exists already.");
  if (subject.includes("slug")) return new DomainError("conflict", "This address is taken already.");
  return new DomainError("conflict", "This exists already.");
}

export function refuseDangling(): DomainError {
  return new DomainError("conflict", "Something that this refers to was deleted in the meantime.");
}

export function refuseBusy(): DomainError {
  return new DomainError("busy", "The database is busy. Please try again in a moment.", { retryAfterSeconds: 2 });
}

export function refuseUnreachable(): DomainError {
  return new DomainError("busy", "The database does not answer right now. Please try again in a moment.", {
    retryAfterSeconds: 5,
  });
}

export function refuseUncertain(): DomainError {
  return new DomainError(
    "busy",
    "The database was lost while saving. Look whether it was saved before you send it again.",
    { retryAfterSeconds: 5 },
  );
}

export function refuseStandby(): DomainError {
  return new DomainError("busy", "The shop's data cannot be changed right now. Please try again in a moment.", {
    retryAfterSeconds: 5,
  });
}

export function refuseReadOnly(): DomainError {
  return new DomainError("busy", "The shop's data cannot be changed right now: its disk is read-only.", {
    retryAfterSeconds: 60,
  });
}

export function refuseFullDisk(): DomainError {
  return new DomainError("disk-full", "The disk is full. Free some space on the server, then save again.");
}

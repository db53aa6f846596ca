import { DomainError } from "./domain-error.ts";

/** Why work that nobody waited for failed, for people: refusals are sentences, anything else stands in the log alone. */
export function failureSentence(error: unknown): string {
  return error instanceof DomainError ? error.message : "Something went wrong; the shop's log says what.";
}

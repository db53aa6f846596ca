import { ApiError, sentenceOf } from "../api/api-error.ts";
import { fieldOf, type NamedFields } from "./editor-fields.ts";
import type { Versioned } from "./editor-kind.ts";

/** What the last save ended in, other than success. */
export type SaveTrouble<Saved extends Versioned> =
  | { readonly kind: "fields" }
  | { readonly kind: "refused"; readonly sentence: string }
  | { readonly kind: "conflict"; readonly current: Saved }
  | { readonly kind: "deleted"; readonly sentence: string };

export function troubleOf<Saved extends Versioned>(kind: NamedFields, error: unknown): SaveTrouble<Saved> {
  if (error instanceof ApiError && error.status === 409 && isVersioned(error.current)) {
    // A conflict's `current` is the entity as the API always gives it.
    return { kind: "conflict", current: error.current as Saved };
  }
  if (error instanceof ApiError && error.status === 404) return { kind: "deleted", sentence: sentenceOf(error) };
  return fieldErrorsOf(kind, error).length > 0 ? { kind: "fields" } : { kind: "refused", sentence: sentenceOf(error) };
}

/** The server's sentences about fields that the form has. */
export function fieldErrorsOf(
  kind: NamedFields,
  error: unknown,
): readonly { readonly name: string; readonly message: string }[] {
  const errors = error instanceof ApiError ? error.errors : [];
  return errors.flatMap(({ field, message }) => {
    const name = fieldOf(kind, field)?.name;
    return name === undefined ? [] : [{ name, message }];
  });
}

const isVersioned = (current: unknown): current is Versioned =>
  typeof current === "object" && current !== null && "updated_at" in current;

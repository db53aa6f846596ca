import type { ProductJson } from "../../../wire/product-json.ts";
import { ApiError, sentenceOf } from "../api/api-error.ts";
import { fieldOf, type ProductField } from "./product-fields.ts";

/** What the last save ended in, other than success. */
export type SaveTrouble =
  | { readonly kind: "fields" }
  | { readonly kind: "refused"; readonly sentence: string }
  | { readonly kind: "conflict"; readonly current: ProductJson };

export function troubleOf(error: unknown): SaveTrouble {
  if (error instanceof ApiError && error.status === 409 && isProduct(error.current)) {
    return { kind: "conflict", current: error.current };
  }
  return fieldErrorsOf(error).length > 0 ? { kind: "fields" } : { kind: "refused", sentence: sentenceOf(error) };
}

/** The server's sentences about fields that the form has. */
export function fieldErrorsOf(error: unknown): readonly { readonly name: ProductField; readonly message: string }[] {
  const errors = error instanceof ApiError ? error.errors : [];
  return errors.flatMap(({ field, message }) => {
    const name = fieldOf(field);
    return name === undefined ? [] : [{ name, message }];
  });
}

/** A conflict's `current` is the product as the API always gives it. */
const isProduct = (current: unknown): current is ProductJson =>
  typeof current === "object" && current !== null && "updated_at" in current;

import type { FieldError } from "../core/errors/domain-error.ts";
import type { WarningJson } from "./problem-json.ts";

/** A field of the core as JSON names it: `products.0.productId` is `products.0.product_id`. */
const toFieldJson = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Sentences about fields, the fields by their names in JSON. */
export const toFieldErrorsJson = (errors: readonly FieldError[]): readonly WarningJson[] =>
  errors.map(({ field, message }) => ({ field: toFieldJson(field), message }));

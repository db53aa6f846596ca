import type { FieldErrors } from "react-hook-form";
import { controlIdOf, PRODUCT_FIELDS, type ProductField } from "./product-fields.ts";
import type { ProductFormValues } from "./product-values.ts";

type ProductErrors = FieldErrors<ProductFormValues>;

/** The sentence at a field. One about an entry of a list says which entry it means. */
export function messageAt(errors: ProductErrors, name: ProductField): string | undefined {
  const error: unknown = errors[name];
  if (!Array.isArray(error)) return messageOf(error);
  const index = error.findIndex((entry) => messageOf(entry) !== undefined);
  const message = messageOf(error[index]);
  if (message === undefined) return undefined;
  return `${name === "images" ? "Image" : "Tag"} ${String(index + 1)}: ${message}`;
}

/** All that keeps the form from being saved, in the order of its fields. */
export function summaryOf(errors: ProductErrors): readonly { controlId: string; message: string }[] {
  return PRODUCT_FIELDS.flatMap(({ name }) => {
    const message = messageAt(errors, name);
    return message === undefined ? [] : [{ controlId: controlIdOf(name), message }];
  });
}

function messageOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("message" in error)) return undefined;
  return typeof error.message === "string" && error.message !== "" ? error.message : undefined;
}

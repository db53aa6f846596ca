import type { ProductBody } from "../api/products-api.ts";
import { PRODUCT_FIELDS, type ProductField } from "./product-fields.ts";

export interface FieldDifference {
  readonly name: ProductField;
  readonly label: string;
  readonly saved: string;
  readonly yours: string;
}

/** In which fields two versions of a product differ, each as text that can be read side by side. */
export function differencesBetween(saved: ProductBody, yours: ProductBody): readonly FieldDifference[] {
  return PRODUCT_FIELDS.map(({ name, label }) => ({
    name,
    label,
    saved: toReadable(saved[name]),
    yours: toReadable(yours[name]),
  })).filter((field) => field.saved !== field.yours);
}

function toReadable(value: ProductBody[ProductField]): string {
  if (typeof value === "boolean") return value ? "On" : "Off";
  const text = typeof value === "string" ? value : value.join("\n");
  return text === "" ? "(empty)" : text;
}

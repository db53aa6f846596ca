import type { FieldValues } from "react-hook-form";
import type { EditorKind, Versioned } from "./editor-kind.ts";

export interface FieldDifference {
  readonly name: string;
  readonly label: string;
  readonly saved: string;
  readonly yours: string;
}

/** In which fields two versions differ, each as text that can be read side by side. */
export function differencesBetween<Values extends FieldValues>(
  { fields, readable = toReadable }: Pick<EditorKind<Values, Versioned>, "fields" | "readable">,
  saved: Values,
  yours: Values,
): readonly FieldDifference[] {
  return fields
    .map(({ name, label }) => ({
      name,
      label,
      saved: readable(saved[name], name),
      yours: readable(yours[name], name),
    }))
    .filter((field) => field.saved !== field.yours);
}

/** Switches, texts and lists of texts in words. */
export function toReadable(value: unknown): string {
  if (typeof value === "boolean") return value ? "On" : "Off";
  const text = Array.isArray(value) ? value.join("\n") : value;
  return typeof text === "string" && text !== "" ? text : "(empty)";
}

import type { SummaryItem } from "../ui/error-summary.tsx";
import { controlIdOf, type NamedFields } from "./editor-fields.ts";

/** react-hook-form's errors, whatever the form. */
type FormErrors = Readonly<Record<string, unknown>>;

/** The sentence at a field. One about an entry of a list says which entry it means. */
export function messageAt(kind: NamedFields, errors: FormErrors, name: string): string | undefined {
  const error = errors[name];
  if (!Array.isArray(error)) return messageOf(error);
  const index = error.findIndex((entry) => messageWithin(entry) !== undefined);
  const message = messageWithin(error[index]);
  if (message === undefined) return undefined;
  const entry = kind.fields.find((field) => field.name === name)?.entry ?? "Entry";
  return `${entry} ${String(index + 1)}: ${message}`;
}

/** All that keeps the form from being saved, in the order of its fields. */
export function summaryOf(kind: NamedFields, errors: FormErrors): readonly SummaryItem[] {
  return kind.fields.flatMap(({ name }) => {
    const message = messageAt(kind, errors, name);
    return message === undefined ? [] : [{ controlId: controlIdOf(kind, name), message }];
  });
}

/** An entry may be an object, whose errors stand at its own fields. */
function messageWithin(error: unknown): string | undefined {
  const own = messageOf(error);
  if (own !== undefined || typeof error !== "object" || error === null) return own;
  return Object.values(error)
    .map((part) => messageOf(part))
    .find((message) => message !== undefined);
}

function messageOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("message" in error)) return undefined;
  return typeof error.message === "string" && error.message !== "" ? error.message : undefined;
}

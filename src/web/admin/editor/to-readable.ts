/** Booleans, strings and lists of strings as readable text. */
export function toReadable(value: unknown): string {
  if (typeof value === "boolean") return value ? "On" : "Off";
  const text = Array.isArray(value) ? value.join("\n") : value;
  return typeof text === "string" && text !== "" ? text : "(empty)";
}

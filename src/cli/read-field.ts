import type { z } from "zod";
import { UsageError } from "./command.ts";

/** Reads one value with the schema that the forms use. Throws UsageError with the schema's sentence. */
export function readField<Value>(schema: z.ZodType<Value>, text: string): Value {
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new UsageError(parsed.error.issues[0]?.message ?? "That value is not allowed.");
}

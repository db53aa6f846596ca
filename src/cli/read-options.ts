import { parseArgs } from "node:util";
import { UsageError } from "./command.ts";

/** Reads `--name value` options, all of them required. Throws UsageError on anything else. */
export function readOptions<Name extends string>(
  words: readonly string[],
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  const { values } = parseWords(words, options);
  const missing = names.find((name) => typeof values[name] !== "string" || values[name] === "");
  if (missing !== undefined) throw new UsageError(`--${missing} is missing.`);
  return values as Readonly<Record<Name, string>>;
}

function parseWords(words: readonly string[], options: Record<string, { readonly type: "string" }>) {
  try {
    return parseArgs({ args: [...words], options, strict: true, allowPositionals: false });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

// Where the project lies, whatever folder a command was called from.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {...string} parts a path inside the project */
export function inProject(...parts) {
  return join(root, ...parts);
}

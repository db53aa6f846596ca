import { config } from "zod";

/**
 * Zod tries `new Function` when a schema is made, to see whether it may write faster parsers. The policy forbids that and
 * reports each try. To be called before the module of any schema runs: the layout's module comes before its screens'.
 */
export function keepZodFromEval(): void {
  config({ jitless: true });
}

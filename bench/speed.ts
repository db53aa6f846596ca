// The built shop under load, beside others that send the same.
import { isMet, toTable, writePlain } from "./load/bench-report.ts";
import { measureSpeed } from "./load/measure-speed.ts";

export const summary = "requests per CPU second, waiting times and memory, beside node:http, nginx and React Router";

/** `npm run bench -- speed [--quick]`. */
export async function run(args: readonly string[]): Promise<boolean> {
  const { verdicts } = await measureSpeed(args.includes("--quick"), (table) => {
    process.stdout.write(writePlain(table));
  });
  process.stdout.write(writePlain(toTable(verdicts)));
  return verdicts.every(isMet);
}

// `npm run check`: the one command to be sure. Every check runs, two at a time, and the summary stands at the end.
// `--without-tests` leaves the unit tests to the caller, `npm test`, which runs all tests itself.
import { spawn } from "node:child_process";
import { parseArgs } from "node:util";

interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly output: string;
  readonly seconds: number;
}

/** Types and lint read what it writes. */
const FIRST = ["route-types"];

/** `check:<name>` in package.json; the longest first, so that the short ones fill the second lane. */
const CHECKS = ["types", "lint", "boundaries", "dead-code", "format", "floors", "openapi", "specification-map"];

/** `*.slow.test.ts` (kills, crowds) and `*.contract.test.ts` (both databases) belong to `npm test`. */
const UNIT_TESTS = "tests";

const LANES = 2;

function runCheck(name: string): Promise<Outcome> {
  const startedAt = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--run", `check:${name}`], { stdio: ["ignore", "pipe", "pipe"] });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      const output = Buffer.concat(chunks).toString("utf8");
      resolve({ name, passed: code === 0, output, seconds: (Date.now() - startedAt) / 1000 });
    });
  });
}

async function runAll(checks: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...checks];
  const runLane = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const outcome = await runCheck(check);
      outcomes.push(outcome);
      if (!outcome.passed) process.stdout.write(`\n== ${outcome.name}\n${outcome.output}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, runLane));
  return outcomes;
}

function summarise(outcomes: readonly Outcome[]): string {
  const lines = outcomes.map(
    ({ name, passed, seconds }) => `  ${passed ? "ok    " : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`,
  );
  return `\nChecks\n${lines.join("\n")}\n`;
}

const { values } = parseArgs({ options: { "without-tests": { type: "boolean", default: false } } });
const first = await runAll(FIRST);
const outcomes = [...first, ...(await runAll(values["without-tests"] ? CHECKS : [UNIT_TESTS, ...CHECKS]))];
process.stdout.write(summarise(outcomes));
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;

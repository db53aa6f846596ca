// Measures servers in turns, so that what disturbs the machine disturbs all of them alike.
import { cpuSeconds } from "./cpu-time.ts";
import type { LoadGenerator } from "./load-generator.ts";
import type { LoadResult } from "./raw-client.ts";

export interface Contender {
  readonly name: string;
  readonly port: number;
  /** The processes whose work counts, with all that they started. */
  readonly pids: readonly number[];
  readonly requests: readonly string[];
}

export interface Pace {
  readonly connections: number;
  readonly rounds: number;
  readonly roundMs: number;
  /** So many answers go uncounted: until then little is compiled. */
  readonly warmUp: number;
}

/** Medians of all rounds. */
export interface Outcome {
  readonly name: string;
  readonly perCpuSecond: number;
  /** Of `perCpuSecond` to the first contender's in the same round. */
  readonly ratio: number;
  readonly p50: number;
  readonly p99: number;
}

/** Rejects when a server refuses anything: what fails fast would look fast. */
export async function measureSideBySide(
  generator: LoadGenerator,
  contenders: readonly Contender[],
  pace: Pace,
): Promise<readonly Outcome[]> {
  for (const contender of contenders) await warmUp(generator, contender, pace);
  const rounds: Round[][] = [];
  for (let number = 0; number < pace.rounds; number += 1) {
    const round: Round[] = [];
    for (const contender of contenders) round.push(await runRound(generator, contender, pace));
    rounds.push(round);
  }
  return contenders.map(({ name }, index) => {
    const own = rounds.map((round) => round[index]).filter((each) => each !== undefined);
    const ratios = rounds.map((round) => (round[index]?.perCpuSecond ?? 0) / (round[0]?.perCpuSecond ?? Number.NaN));
    return {
      name,
      perCpuSecond: median(own.map(({ perCpuSecond }) => perCpuSecond)),
      ratio: median(ratios),
      p50: median(own.map(({ p50 }) => p50)),
      p99: median(own.map(({ p99 }) => p99)),
    };
  });
}

async function warmUp(generator: LoadGenerator, contender: Contender, pace: Pace): Promise<void> {
  for (let answered = 0; answered < pace.warmUp;) answered += (await runRound(generator, contender, pace)).answered;
}

interface Round extends LoadResult {
  readonly perCpuSecond: number;
}

async function runRound(generator: LoadGenerator, contender: Contender, pace: Pace): Promise<Round> {
  const { name, port, pids, requests } = contender;
  const before = cpuSeconds(pids);
  const { connections, roundMs: durationMs } = pace;
  const result = await generator.run({ port, requests, connections, durationMs });
  const spent = cpuSeconds(pids) - before;
  if (Object.keys(result.failures).length > 0) {
    throw new Error(`${name} refused ${requests[0]?.split("\r\n")[0]}: ${JSON.stringify(result.failures)}`);
  }
  return { ...result, perCpuSecond: result.answered / spent };
}

/** Of numbers in any order; NaN of none. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

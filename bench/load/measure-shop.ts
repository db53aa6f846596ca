// One shop by itself: what each row costs, how long it takes, and what memory the process held.
import { peakMemoryMib } from "./cpu-time.ts";
import { writeRequest } from "./http-answer.ts";
import type { LoadGenerator } from "./load-generator.ts";
import type { ReadRow, WriteRow } from "./questions.ts";
import type { ServerProcess } from "./server-process.ts";
import { type Contender, measureSideBySide, type Outcome, type Pace } from "./side-by-side.ts";
import { type Table, writeNumber } from "./bench-report.ts";

const CONNECTIONS = 16;
/** An account may try a few times at once; those whose answers a round did not wait for are still at it. */
const SIGNING_IN = 1;

/** What a visitor's browser says it takes. */
export const BROWSER = { "Accept-Encoding": "gzip, deflate, br" };

export interface ShopRow {
  readonly name: string;
  readonly perCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export interface ShopFigures {
  readonly rows: readonly ShopRow[];
  readonly memoryMib: number;
}

/** A pace, before it is known what is asked. */
export interface Effort extends Pick<Pace, "rounds" | "roundMs"> {
  /** Answers until what makes them is compiled, roughly: of what is kept, and of what is made anew. */
  readonly warmUp: { readonly kept: number; readonly anew: number };
}

interface Measuring {
  readonly generator: LoadGenerator;
  readonly effort: Effort;
}

interface MeasuredShop {
  readonly shop: ServerProcess;
  readonly rows: readonly ReadRow[];
  readonly isCached: boolean;
}

export async function measureReads(
  { generator, effort }: Measuring,
  { shop, rows, isCached }: MeasuredShop,
): Promise<ShopFigures> {
  const measured: ShopRow[] = [];
  for (const { name, path } of rows) {
    const visitor = asContender(shop, { name, requests: [writeRequest({ path, headers: BROWSER })] });
    const plain = asContender(shop, { name, requests: [writeRequest({ path })] });
    measured.push(
      await (isCached
        ? measureKept({ generator, effort }, visitor)
        : measureAnew({ generator, effort }, { visitor, plain })),
    );
  }
  return { rows: measured, memoryMib: peakMemoryMib(shop.pid) };
}

const measureKept = ({ generator, effort }: Measuring, contender: Contender): Promise<Outcome> =>
  measureAlone(generator, contender, { ...effort, warmUp: effort.warmUp.kept, connections: CONNECTIONS });

interface Askers {
  /** Takes compressed answers. */
  readonly visitor: Contender;
  /** Others' answers were measured uncompressed. */
  readonly plain: Contender;
}

/**
 * Its cost while one asks at a time, since those who ask for the same at once are answered together; the times that many
 * visitors wait.
 */
async function measureAnew({ generator, effort }: Measuring, { visitor, plain }: Askers): Promise<ShopRow> {
  const alone = { ...effort, warmUp: effort.warmUp.anew, connections: 1 };
  const { name, perCpuSecond } = await measureAlone(generator, plain, alone);
  const { p50, p99 } = await measureAlone(generator, visitor, { ...alone, connections: CONNECTIONS });
  return { name, perCpuSecond, p50, p99 };
}

async function measureAlone(generator: LoadGenerator, contender: Contender, pace: Pace): Promise<Outcome> {
  const [outcome] = await measureSideBySide(generator, [contender], pace);
  if (outcome === undefined) throw new Error(`${contender.name} was not measured.`);
  return outcome;
}

export async function measureWrites(
  { generator, effort }: Measuring,
  { shop, rows }: { readonly shop: ServerProcess; readonly rows: readonly WriteRow[] },
): Promise<ShopFigures> {
  const measured: ShopRow[] = [];
  for (const { name, questions } of rows) {
    const connections = questions.length === 1 ? SIGNING_IN : CONNECTIONS;
    const contender = asContender(shop, { name, requests: questions.map(writeRequest) });
    measured.push(await measureAlone(generator, contender, { ...effort, connections, warmUp: 2 }));
  }
  return { rows: measured, memoryMib: peakMemoryMib(shop.pid) };
}

export const asContender = (
  { port, pid }: ServerProcess,
  { name, requests }: { readonly name: string; readonly requests: readonly string[] },
): Contender => ({ name, port, pids: [pid], requests });

/** One table a shop, with the memory in its title. */
export function toShopTable(title: string, { rows, memoryMib }: ShopFigures): Table {
  return {
    title: `${title} (memory at most ${memoryMib.toFixed(0)} MiB)`,
    columns: ["", "requests per CPU second", "p50 ms", "p99 ms"],
    rows: rows.map(({ name, perCpuSecond, p50, p99 }) => [name, ...[perCpuSecond, p50, p99].map(writeNumber)]),
  };
}

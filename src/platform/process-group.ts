// Several processes of this program that answer on one port.
import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

export interface ProcessGroupOptions {
  readonly count: number;
  /** One ended unasked, and another takes its place. `how`: its exit code, or the signal that ended it. */
  readonly onLoss: (how: string) => void;
}

export interface ProcessGroup {
  /** Resolves once all listen. Rejects with FirstProcessEnded where the first gave up before it did. */
  readonly started: Promise<void>;
  /** Asks each to end, and waits until all have. */
  stop(): Promise<void>;
}

/** The first one gave up; why it did, it has said itself. */
export class FirstProcessEnded extends Error {
  override readonly name = "FirstProcessEnded";
  readonly exitCode: number;

  constructor(exitCode: number) {
    super(`The first process ended with ${exitCode} before it listened.`);
    this.exitCode = exitCode;
  }
}

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 30_000;
/** One that ran for so long was well. */
const LONG_LIFE_MS = 60_000;

const PLACE = "REGRETLESS_PLACE_IN_GROUP";

/** Whether this process is one of a group, and which, counted from 1; what replaces one takes its place. */
export const placeInGroup = (): number | undefined => (cluster.isWorker ? Number(process.env[PLACE]) : undefined);

/** Of several processes the first does what one alone must do. */
export const speaksForAll = (): boolean => (placeInGroup() ?? 1) === 1;

const startInPlace = (place: number): Worker => cluster.fork({ [PLACE]: String(place) });

/** The first prepares the database alone; each that dies is replaced, the sooner the longer it lived. */
export function startProcessGroup({ count, onLoss }: ProcessGroupOptions): ProcessGroup {
  const stopping = new AbortController();
  const places: Promise<void>[] = [];

  async function keepPlace(first: Worker, index: number): Promise<void> {
    let delayMs = FIRST_DELAY_MS;
    for (let worker = first; ; worker = startInPlace(index + 1)) {
      const startedAt = performance.now();
      const how = await untilEnd(worker);
      if (stopping.signal.aborted) return;
      onLoss(how);
      delayMs = performance.now() - startedAt > LONG_LIFE_MS ? FIRST_DELAY_MS : Math.min(delayMs * 2, LONGEST_DELAY_MS);
      await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
    }
  }

  async function start(): Promise<void> {
    const first = startInPlace(1);
    const ended = once(first, "exit");
    await Promise.race([once(first, "listening"), ended]);
    if (first.isDead()) {
      if (stopping.signal.aborted) return;
      throw new FirstProcessEnded(Number((await ended)[0] ?? 1));
    }
    const others = Array.from({ length: count - 1 }, (_, index) => startInPlace(index + 2));
    places.push(...[first, ...others].map(keepPlace));
    await Promise.all(others.map((worker) => Promise.race([once(worker, "listening"), once(worker, "exit")])));
  }

  return {
    started: start(),
    async stop() {
      stopping.abort();
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
      await Promise.all(places);
    },
  };
}

async function untilEnd(worker: Worker): Promise<string> {
  const [code, signal] = worker.isDead()
    ? [worker.process.exitCode, worker.process.signalCode]
    : await once(worker, "exit");
  return String(signal ?? code);
}

// Does the work of bulk changes in the process that serves, in pieces so short that nobody waits for them.
import type { CoreContext } from "../../core-context.ts";
import { nextTurn } from "../../time/next-turn.ts";
import { type BulkChange, isAtWork, UNDOABLE_CHANGES } from "./bulk-change.ts";
import { continueBulkChange } from "./continue-bulk-change.ts";
import { giveUpBulkChange } from "./give-up-bulk-change.ts";

export interface BulkRunner {
  /** Looks for work, also for what a stopped process left behind; does nothing while it is at it. */
  wake(): void;
  /** The same for work that may be waiting after a failure: it goes on waiting. */
  remind(): void;
  /** Resolves when there is nothing left to do, or when it waits after a failure. */
  whenIdle(): Promise<void>;
  /** Ends after the piece at hand; the next start goes on with the rest. */
  rest(): Promise<void>;
}

/**
 * Products in a piece: as many as keep the process busy for 6 to 15 ms. Waiting for a database elsewhere does not count:
 * meanwhile others have their turn.
 */
const PIECE = { first: 100, least: 50, most: 400 };
const SHORT_MS = 6;
const LONG_MS = 15;

/** A database that refused a piece (busy, full) may take it later: after 1, 2, 4, 8 seconds, and never after more than 30. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** A piece that fails so often in a row will not go better: somebody has to look, and other changes have their turn. */
const ATTEMPTS = 5;

const FORGOTTEN_AT_ONCE = 200;

interface BulkRunnerParts {
  readonly reportFailure: (error: unknown) => void;
  /** How long the process has been at work so far. */
  readonly busyMs: () => number;
}

/** A runner as its own steps see it. */
interface Runner extends BulkRunnerParts {
  readonly context: CoreContext;
  work: Promise<void> | undefined;
  isWanted: boolean;
  isResting: boolean;
  /** As it stood after its last piece that went well. */
  atWork: BulkChange | undefined;
  /** Attempts in a row that failed. */
  failures: number;
  wait: ReturnType<typeof setTimeout> | undefined;
}

export function createBulkRunner(context: CoreContext, parts: BulkRunnerParts): BulkRunner {
  const idle = { work: undefined, isWanted: false, isResting: false, atWork: undefined, failures: 0, wait: undefined };
  const runner: Runner = { context, ...parts, ...idle };
  return {
    wake: () => run(runner),
    remind() {
      if (runner.wait === undefined) run(runner);
    },
    async whenIdle() {
      while (runner.work !== undefined) await runner.work;
    },
    async rest() {
      runner.isResting = true;
      clearTimeout(runner.wait);
      await runner.work;
    },
  };
}

function run(runner: Runner): void {
  clearTimeout(runner.wait);
  runner.wait = undefined;
  runner.isWanted = true;
  runner.work ??= runAll(runner)
    .catch((error: unknown) => recover(runner, error))
    .finally(() => {
      runner.work = undefined;
      if (runner.isWanted && !runner.isResting && runner.wait === undefined) run(runner);
    });
}

async function runAll(runner: Runner): Promise<void> {
  while (runner.isWanted && !runner.isResting) {
    runner.isWanted = false;
    const found = await runner.context.storage.read.bulkChanges.findAtWork();
    if (!isSame(found, runner.atWork)) runner.failures = 0;
    runner.atWork = found;
    await runOne(runner);
  }
  while (!runner.isResting && (await forgetSome(runner.context))) await nextTurn();
}

/** The same one, no piece further. */
function isSame(one: BulkChange | undefined, other: BulkChange | undefined): boolean {
  return one?.id === other?.id && one?.updatedAt === other?.updatedAt;
}

async function runOne(runner: Runner): Promise<void> {
  for (let limit = PIECE.first; runner.atWork !== undefined && !runner.isResting;) {
    const before = runner.busyMs();
    const change = await continueBulkChange(runner.context, { id: runner.atWork.id, limit });
    runner.failures = 0;
    runner.atWork = change !== undefined && isAtWork(change) ? change : undefined;
    limit = nextLimit(limit, runner.busyMs() - before);
    await nextTurn();
  }
}

/** Tries again later. The attempt comes first, so that a database that was away for long costs no change its work. */
async function recover(runner: Runner, error: unknown): Promise<void> {
  runner.reportFailure(error);
  runner.failures += 1;
  if (runner.failures >= ATTEMPTS && (await giveUp(runner, error))) return;
  if (runner.isResting) return;
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (runner.failures - 1), LONGEST_WAIT_MS);
  runner.wait = setTimeout(run, waitMs, runner).unref();
}

/** False where nothing is at work, or where not even that could be written down. */
async function giveUp(runner: Runner, error: unknown): Promise<boolean> {
  const { context, atWork, failures, reportFailure } = runner;
  if (atWork === undefined) return false;
  try {
    await giveUpBulkChange(context, atWork, { attempts: failures, error });
  } catch (second) {
    reportFailure(second);
    return false;
  }
  runner.failures = 0;
  // Another process may have brought it further, so that it goes on.
  runner.isWanted = true;
  return true;
}

function forgetSome({ storage }: CoreContext): Promise<boolean> {
  return storage.write(({ bulkChanges }) => bulkChanges.forget(UNDOABLE_CHANGES, FORGOTTEN_AT_ONCE));
}

function nextLimit(limit: number, tookMs: number): number {
  if (tookMs < SHORT_MS) return Math.min(limit * 2, PIECE.most);
  return tookMs > LONG_MS ? Math.max(Math.ceil(limit / 2), PIECE.least) : limit;
}

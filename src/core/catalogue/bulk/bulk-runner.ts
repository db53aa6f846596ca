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

interface RunnerState {
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
  const { reportFailure, busyMs } = parts;
  const state: RunnerState = {
    work: undefined,
    isWanted: false,
    isResting: false,
    atWork: undefined,
    failures: 0,
    wait: undefined,
  };

  async function runAll(): Promise<void> {
    while (state.isWanted && !state.isResting) {
      state.isWanted = false;
      const found = await context.storage.read.bulkChanges.findAtWork();
      if (found?.id !== state.atWork?.id || found?.updatedAt !== state.atWork?.updatedAt) state.failures = 0;
      state.atWork = found;
      await runOne();
    }
    while (!state.isResting && (await forgetSome(context))) await nextTurn();
  }

  async function runOne(): Promise<void> {
    for (let limit = PIECE.first; state.atWork !== undefined && !state.isResting;) {
      const before = busyMs();
      const change = await continueBulkChange(context, { id: state.atWork.id, limit });
      state.failures = 0;
      state.atWork = change !== undefined && isAtWork(change) ? change : undefined;
      limit = nextLimit(limit, busyMs() - before);
      await nextTurn();
    }
  }

  /** Tries again later. The attempt comes first, so that a database that was away for long costs no change its work. */
  async function recover(error: unknown): Promise<void> {
    reportFailure(error);
    state.failures += 1;
    if (state.atWork !== undefined && state.failures >= ATTEMPTS && (await giveUp(state.atWork, error))) return;
    if (state.isResting) return;
    state.wait = setTimeout(run, Math.min(FIRST_WAIT_MS * 2 ** (state.failures - 1), LONGEST_WAIT_MS)).unref();
  }

  /** False where not even that could be written down. */
  async function giveUp(change: BulkChange, error: unknown): Promise<boolean> {
    try {
      await giveUpBulkChange(context, change, { attempts: state.failures, error });
      state.failures = 0;
      // Another process may have brought it further, so that it goes on.
      state.isWanted = true;
      return true;
    } catch (second) {
      reportFailure(second);
      return false;
    }
  }

  function run(): void {
    clearTimeout(state.wait);
    state.wait = undefined;
    state.isWanted = true;
    state.work ??= runAll()
      .catch(recover)
      .finally(() => {
        state.work = undefined;
        if (state.isWanted && !state.isResting && state.wait === undefined) run();
      });
  }

  return {
    wake: run,
    remind() {
      if (state.wait === undefined) run();
    },
    async whenIdle() {
      while (state.work !== undefined) await state.work;
    },
    async rest() {
      state.isResting = true;
      clearTimeout(state.wait);
      await state.work;
    },
  };
}

function forgetSome({ storage }: CoreContext): Promise<boolean> {
  return storage.write(({ bulkChanges }) => bulkChanges.forget(UNDOABLE_CHANGES, FORGOTTEN_AT_ONCE));
}

function nextLimit(limit: number, tookMs: number): number {
  if (tookMs < SHORT_MS) return Math.min(limit * 2, PIECE.most);
  return tookMs > LONG_MS ? Math.max(Math.ceil(limit / 2), PIECE.least) : limit;
}

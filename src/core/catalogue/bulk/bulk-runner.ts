// Does the work of bulk changes in the process that serves, in pieces so short that nobody waits for them.
import type { CoreContext } from "../../core-context.ts";
import { nextTurn } from "../../time/next-turn.ts";
import { type BulkChange, isAtWork } from "./bulk-change.ts";
import { continueBulkChange } from "./continue-bulk-change.ts";

export interface BulkRunner {
  /** Looks for work, also for what a stopped process left behind; does nothing while it is at it. */
  wake(): void;
  /** Resolves when there is nothing left to do. */
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

/** A database that refused a piece (busy, full) may take it later. */
const RETRY_MS = 5000;

/** How many finished changes keep what they need to be undone, and how many rows go at once. */
const UNDOABLE_CHANGES = 20;
const FORGOTTEN_AT_ONCE = 200;

interface BulkRunnerParts {
  readonly reportFailure: (error: unknown) => void;
  /** How long the process has been at work so far. */
  readonly busyMs: () => number;
}

export function createBulkRunner(context: CoreContext, { reportFailure, busyMs }: BulkRunnerParts): BulkRunner {
  const state: { work: Promise<void> | undefined; isWanted: boolean; isResting: boolean } = {
    work: undefined,
    isWanted: false,
    isResting: false,
  };

  async function runAll(): Promise<void> {
    while (state.isWanted && !state.isResting) {
      state.isWanted = false;
      const change = await context.storage.read.bulkChanges.findAtWork();
      if (change !== undefined) await runOne(change);
    }
    while (!state.isResting && (await forgetSome(context))) await nextTurn();
  }

  async function runOne({ id }: BulkChange): Promise<void> {
    for (let limit = PIECE.first; !state.isResting;) {
      const before = busyMs();
      const change = await continueBulkChange(context, { id, limit });
      if (change === undefined || !isAtWork(change)) return;
      limit = nextLimit(limit, busyMs() - before);
      await nextTurn();
    }
  }

  function wake(): void {
    state.isWanted = true;
    state.work ??= runAll()
      .catch((error: unknown) => {
        reportFailure(error);
        setTimeout(wake, RETRY_MS).unref();
      })
      .finally(() => {
        state.work = undefined;
        if (state.isWanted && !state.isResting) wake();
      });
  }

  return {
    wake,
    async whenIdle() {
      while (state.work !== undefined) await state.work;
    },
    async rest() {
      state.isResting = true;
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

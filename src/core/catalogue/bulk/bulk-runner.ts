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
  let work: Promise<void> | undefined;
  let isWanted = false;
  let isResting = false;

  async function runAll(): Promise<void> {
    while (isWanted && !isResting) {
      isWanted = false;
      const change = await context.storage.read.bulkChanges.findAtWork();
      if (change !== undefined) await runOne(change);
    }
    await forgetOld();
  }

  async function runOne({ id }: BulkChange): Promise<void> {
    for (let limit = PIECE.first; !isResting;) {
      const before = busyMs();
      const change = await continueBulkChange(context, { id, limit });
      if (change === undefined || !isAtWork(change)) return;
      limit = nextLimit(limit, busyMs() - before);
      await nextTurn();
    }
  }

  async function forgetOld(): Promise<void> {
    const forget = () =>
      context.storage.write(({ bulkChanges }) => bulkChanges.forget(UNDOABLE_CHANGES, FORGOTTEN_AT_ONCE));
    while (!isResting && (await forget())) await nextTurn();
  }

  function wake(): void {
    isWanted = true;
    work ??= runAll()
      .catch((error: unknown) => {
        reportFailure(error);
        setTimeout(wake, RETRY_MS).unref();
      })
      .finally(() => {
        work = undefined;
        if (isWanted && !isResting) wake();
      });
  }

  return {
    wake,
    async whenIdle() {
      while (work !== undefined) await work;
    },
    async rest() {
      isResting = true;
      await work;
    },
  };
}

function nextLimit(limit: number, tookMs: number): number {
  if (tookMs < SHORT_MS) return Math.min(limit * 2, PIECE.most);
  return tookMs > LONG_MS ? Math.max(Math.ceil(limit / 2), PIECE.least) : limit;
}

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Finding, fail, ok } from "./finding.ts";

const TOLERATED_MS = 5 * 60_000;
/** When this check was written: no clock that is right tells an earlier time. */
const EARLIEST = Date.UTC(2026, 10, 1);

const MEND = "Set the clock, and let it be kept right: sudo timedatectl set-ntp true.";

export interface ClockFacts {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly dataDir: string;
  /** The newest moment that the database has seen; undefined where there is none. */
  readonly newestInstant: number | undefined;
}

/** Whether the machine's clock can be right: sessions, deals and giveaways end by it. */
export function checkClock({ now, dataDir, newestInstant }: ClockFacts): Finding[] {
  const time = new Date(now).toISOString();
  if (now < EARLIEST) return [fail(`The clock says ${time}, which is long past.`, MEND)];
  const witnesses = [newestFileTime(dataDir), newestInstant].filter((moment) => moment !== undefined);
  const newest = Math.max(now, ...witnesses);
  if (newest <= now + TOLERATED_MS) return [ok(`The clock says ${time}.`)];
  return [
    fail(`The clock says ${time}, but something here was written at ${new Date(newest).toISOString()} already.`, MEND),
  ];
}

function newestFileTime(dataDir: string): number | undefined {
  try {
    const files = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isFile());
    return Math.max(...files.map(({ name }) => statSync(join(dataDir, name)).mtimeMs));
  } catch {
    // The check of the data folder says what is wrong with it.
    return undefined;
  }
}

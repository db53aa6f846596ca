import type { CoreContext } from "../core-context.ts";
import type { Stores } from "../storage.ts";
import type { ActId, ActState, ActSubject } from "./act.ts";

/** Who acts, and when. */
export type ActContext = Pick<CoreContext, "actor" | "clock" | "newId">;

export interface DoneAct {
  readonly deed: string;
  readonly subject: ActSubject;
  readonly before?: object | undefined;
  readonly after?: object | undefined;
}

/** What storage and the rules keep about an entity; it says nothing about what somebody did. */
const HOUSEKEEPING: ReadonlySet<string> = new Set(["seq", "createdAt", "updatedAt", "demo"]);

/**
 * Writes into the audit log what the context's actor did, inside the transaction that does it. Of an entity before and
 * after, only the fields that differ are kept.
 */
export async function recordAct(context: ActContext, stores: Stores, done: DoneAct): Promise<void> {
  const { before, after } = keepDifferences(toState(done.before), toState(done.after));
  const { deed, subject } = done;
  const id = context.newId() as ActId;
  await stores.acts.append({ id, at: context.clock.now(), actor: context.actor, deed, subject, before, after });
}

function toState(entity: object | undefined): ActState | null {
  if (entity === undefined) return null;
  return Object.fromEntries(Object.entries(entity).filter(([name]) => !HOUSEKEEPING.has(name)));
}

function keepDifferences(before: ActState | null, after: ActState | null) {
  if (before === null || after === null) return { before, after };
  const differs = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const pick = (state: ActState) => Object.fromEntries(Object.entries(state).filter(([name]) => differs(name)));
  return { before: pick(before), after: pick(after) };
}

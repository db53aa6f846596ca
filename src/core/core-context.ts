import type { Actor } from "./audit/actor.ts";
import type { Storage } from "./storage.ts";
import type { Clock } from "./time/clock.ts";

/** What every verb of the core may use. */
export interface CoreContext {
  readonly storage: Storage;
  readonly clock: Clock;
  /** Who does what the verbs do, for the audit log. */
  readonly actor: Actor;
  /** A fresh UUIDv7. */
  readonly newId: () => string;
}

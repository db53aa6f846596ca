import type { Brand } from "../brand.ts";
import type { Actor } from "./actor.ts";

export type ActId = Brand<string, "ActId">;

/** What an act was done to. The name is the one of that moment: the thing itself may be gone by now. */
export interface ActSubject {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}

/** Values by field name; only fields that the act changed, never a secret. */
export type ActState = Readonly<Record<string, unknown>>;

/** Who did what when, before and after. Acts are only ever added. */
export interface Act {
  readonly id: ActId;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly actor: Actor;
  /** A deed of the glossary: `create`, `revise`, `remove`, `invite` … */
  readonly deed: string;
  readonly subject: ActSubject;
  /** Null where there was nothing before. */
  readonly before: ActState | null;
  /** Null where nothing is left. */
  readonly after: ActState | null;
}

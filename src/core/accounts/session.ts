import type { Brand } from "../brand.ts";
import type { AccountId } from "./account.ts";
import { SESSION_AGE_MS, SESSION_IDLE_MS } from "./account-rules.ts";

/** Names a session to people; it opens nothing, unlike the token. */
export type SessionId = Brand<string, "SessionId">;

/** One place where an account is signed in. */
export interface Session {
  readonly id: SessionId;
  readonly accountId: AccountId;
  /** "Firefox on Windows": what `toDeviceName` made of the browser's own description, which is not kept. */
  readonly device: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

/** True once a session lay unused for a week, or is a month old. */
export function hasEnded(session: Pick<Session, "createdAt" | "lastUsedAt">, now: number): boolean {
  return now - session.lastUsedAt >= SESSION_IDLE_MS || now - session.createdAt >= SESSION_AGE_MS;
}

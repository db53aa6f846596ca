import { useSyncExternalStore } from "react";
import { readSession, type SessionState, subscribeToSession } from "./session.ts";

export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, readSession, () => undefined);
}

import { useState } from "react";
import { IDEMPOTENCY_KEY_FIELD } from "../../../core/idempotency/idempotency-key.ts";
import { ApiError } from "./api-error.ts";

export interface Once {
  /** The key of the next attempt. Kept with what was typed, it outlives the page. */
  readonly key: string;
  /** Goes on with the key of attempts that an earlier page made. */
  resume(key: string): void;
  /** Hands `attempt` the key. */
  send<Answer>(attempt: (key: string) => Promise<Answer>): Promise<Answer>;
}

/**
 * For forms that create something: each try to save one and the same thing carries the same Idempotency-Key, so that a
 * save whose answer was lost makes one thing however often it is tried again. The next thing gets the next key, and so
 * does a try that the shop refused because an earlier one, with other values, may have been saved.
 */
export function createOnce(createKey: () => string = randomKey): Once {
  let key = createKey();
  return {
    get key() {
      return key;
    },
    resume(earlier) {
      key = earlier;
    },
    async send(attempt) {
      try {
        const answer = await attempt(key);
        key = createKey();
        return answer;
      } catch (error) {
        if (isKeySpent(error)) key = createKey();
        throw error;
      }
    },
  };
}

/** One form's own `Once`. */
export function useOnce(): Once {
  const [once] = useState(() => createOnce());
  return once;
}

const isKeySpent = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ field }) => field === IDEMPOTENCY_KEY_FIELD);

/** `crypto.randomUUID` is there in secure contexts only, and a shop in a home network may have none. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The header's name, under which the shop also speaks of it in the errors of an answer. */
export const IDEMPOTENCY_KEY = "Idempotency-Key";

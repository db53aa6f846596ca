/** The header's name. */
export const IDEMPOTENCY_KEY = "Idempotency-Key";

/** Under this name errors speak of the key, as if it were a field of the request. */
export const IDEMPOTENCY_KEY_FIELD = "idempotency_key";

/** Epoch milliseconds to ISO 8601 in UTC, as every date in the API reads. */
export const toInstantJson = (at: number): string => new Date(at).toISOString();

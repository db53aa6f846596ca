/** Epoch milliseconds of an ISO 8601 instant, as the API writes it; NaN where it is none. */
export const fromIso = (text: string): number => Date.parse(text);

/** The reverse: epoch milliseconds as "2025-01-05T18:00:00.000Z". */
export const toIso = (at: number): string => new Date(at).toISOString();

/** Epoch milliseconds of an ISO 8601 instant, as the API writes it; NaN where it is none. */
export const fromIso = (text: string): number => Date.parse(text);

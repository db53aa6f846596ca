// The text in a form's date field: "2025-01-05", "2025-01-05T18:00", the latter with an offset where the time comes
// twice. The browser's inputs for date and time show its two halves.

export interface MomentParts {
  /** "2025-01-05", or empty. */
  readonly date: string;
  /** "18:00", with seconds where there are any, or empty. */
  readonly time: string;
}

/** Stands in the form where the browser says that a date or time is only half typed; no rule takes it for a date. */
export const HALF_TYPED = "?";

export function toMomentParts(text: string): MomentParts {
  const [date = "", rest = ""] = text.split("T");
  return { date: date === HALF_TYPED ? "" : date, time: rest.replace(/[+-]\d\d:\d\d$/, "") };
}

export const toMomentText = ({ date, time }: MomentParts): string => (time === "" ? date : `${date}T${time}`);

// The text in a form's date field: "2025-01-05", "2025-01-05T18:00", the latter with an offset where the time comes
// twice. The browser's inputs for date and time show its two halves.

export interface MomentParts {
  /** "2025-01-05", or empty. */
  readonly date: string;
  /** "18:00", with seconds where there are any, or empty. */
  readonly time: string;
}

/** Stands in place of a half that the browser calls half typed; no rule takes a text with it for a date. */
export const HALF_TYPED = "?";

/** As the two inputs show it: what is half typed stands in the browser's own input alone. */
export function toMomentParts(text: string): MomentParts {
  const { date, time } = halvesOf(text);
  return { date: date === HALF_TYPED ? "" : date, time: time === HALF_TYPED ? "" : time };
}

/** The text with one of its halves typed anew; the other stays as it is, also half typed. */
export function withHalf(text: string, half: keyof MomentParts, typed: string): string {
  const halves = halvesOf(text);
  if (halves[half] === typed) return text;
  const next: MomentParts = { ...halves, [half]: typed };
  return next.time === "" ? next.date : `${next.date}T${next.time}`;
}

/** An offset belongs to the time that it was chosen for; it is no part of what is typed. */
function halvesOf(text: string): MomentParts {
  const [date = "", rest = ""] = text.split("T");
  return { date, time: rest.replace(/[+-]\d\d:\d\d$/, "") };
}

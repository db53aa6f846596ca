/** A moment as a wall clock shows it; month 1 to 12, hour 0 to 23. */
export interface LocalParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** What an ISO 8601 text says, before any time zone comes into it. */
export interface IsoDate {
  readonly local: LocalParts;
  readonly milliseconds: number;
  /** False for a date alone, which stands for the whole day. */
  readonly hasTime: boolean;
  /** How far the written offset is ahead of UTC, in milliseconds; undefined when none is written. */
  readonly offsetMs: number | undefined;
}

export const YEAR_OUT_OF_RANGE = "The year must lie between 1900 and 9999.";
const HOW_TO_WRITE = "Enter a date such as 2025-01-05 or 2025-01-05T18:00.";
const NO_SUCH_TIME = "There is no such time of day.";
const MINUTE_MS = 60 * 1000;

const ISO_DATE =
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:[T ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?(?<offset>Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/**
 * Reads "2025-01-05", "2025-01-05T18:00", with seconds, fractions, Z or an offset. A leap second counts
 * as :59. Where the text is no such date the answer is a sentence that says why.
 */
export function readIsoDate(text: string): IsoDate | string {
  const trimmed = text.trim();
  if (/^[+-]?\d{5,}-/.test(trimmed)) return YEAR_OUT_OF_RANGE;
  const groups = ISO_DATE.exec(trimmed)?.groups;
  if (groups === undefined) return HOW_TO_WRITE;
  const read = (name: string): number => Number(groups[name] ?? 0);
  const local: LocalParts = {
    year: read("year"),
    month: read("month"),
    day: read("day"),
    hour: read("hour"),
    minute: read("minute"),
    second: read("second") === 60 ? 59 : read("second"),
  };
  const milliseconds = Number((groups["fraction"] ?? "").slice(0, 3).padEnd(3, "0"));
  const offsetMs = readOffset(groups["offset"]);
  const hasTime = groups["hour"] !== undefined;
  return impossible(local) ?? offsetReason(offsetMs) ?? { local, milliseconds, hasTime, offsetMs };
}

function impossible({ year, month, day, hour, minute, second }: LocalParts): string | undefined {
  if (year < 1900) return YEAR_OUT_OF_RANGE;
  if (month < 1 || month > 12) return "There is no such month.";
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < 1 || day > daysInMonth) return "There is no such day in that month.";
  return hour > 23 || minute > 59 || second > 59 ? NO_SUCH_TIME : undefined;
}

/** NaN for an offset that no clock has, such as +99:00. */
function readOffset(offset: string | undefined): number | undefined {
  if (offset === undefined) return undefined;
  const [hours = 0, minutes = 0] = (offset.match(/\d\d/g) ?? []).map(Number);
  if (hours > 23 || minutes > 59) return Number.NaN;
  return (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * MINUTE_MS;
}

function offsetReason(offsetMs: number | undefined): string | undefined {
  return Number.isNaN(offsetMs) ? NO_SUCH_TIME : undefined;
}

import { readIsoDate, YEAR_OUT_OF_RANGE } from "./iso-date.ts";
import type { LocalParts } from "./iso-date.ts";

// The shop's time zone, on Intl alone: Temporal is absent from the runtimes that the shop supports.

/** What became of a date somebody typed; `at` in epoch milliseconds, `reason` a sentence for that person. */
export type InstantResult =
  | { readonly ok: true; readonly at: number }
  | { readonly ok: false; readonly reason: string };

const DAY_MS = 24 * 60 * 60 * 1000;
/** Dates are English in every shop, and written by hand: no runtime's idea of English changes what the specification fixes. */
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** True for a zone's name that the runtime knows, such as "Europe/Berlin" or "UTC". */
export function isTimeZone(zone: string): boolean {
  if (!/^[a-z]/i.test(zone)) return false;
  try {
    return partsFormat(zone) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Reads an ISO 8601 date. An offset or Z is honoured; a local time is read in `zone` (in a gap of
 * daylight saving shifted forward, in an overlap the first of the two); a date alone is the first or,
 * for `edge` "end", the last millisecond of that day in `zone` (design: the API, dates). A leap second
 * counts as :59.
 */
export function parseInstant(text: string, zone: string, edge: "start" | "end"): InstantResult {
  const date = readIsoDate(text);
  if (typeof date === "string") return { ok: false, reason: date };
  if (!date.hasTime) return inRange(edgeOfDay(date.local, zone, edge));
  const { local, offsetMs, milliseconds } = date;
  const at = offsetMs === undefined ? toInstant(local, zone) : wallTime(local) - offsetMs;
  return inRange(at + milliseconds);
}

/** How far `zone` is ahead of UTC at an instant, in milliseconds. */
export function zoneOffsetAt(at: number, zone: string): number {
  const seconds = Math.floor(at / 1000) * 1000;
  return wallTime(localParts(at, zone)) - seconds;
}

/** The first instant of the local day that `at` lies in. */
export function startOfDay(at: number, zone: string): number {
  return edgeOfDay(localParts(at, zone), zone, "start");
}

/** The last millisecond of the local day that `at` lies in. */
export function endOfDay(at: number, zone: string): number {
  return edgeOfDay(localParts(at, zone), zone, "end");
}

/** The wall clock of `zone` at an instant. Throws RangeError for a zone that the runtime does not know. */
export function localParts(at: number, zone: string): LocalParts {
  const values: Record<string, number> = {};
  for (const { type, value } of partsFormat(zone).formatToParts(at)) values[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = values;
  return { year, month, day, hour, minute, second };
}

/** "Jan 05, 2025", as the specification (9) fixes for giveaways. */
export function formatDayMonthYear(at: number, zone: string): string {
  return dayMonthYear(localParts(at, zone));
}

/** "Jan 05", as the specification (9) fixes for exclusive deals. */
export function formatDayMonth(at: number, zone: string): string {
  return dayMonth(localParts(at, zone));
}

/** "Jan 05, 2025, 11:59 PM UTC": a moment with the short name of its zone. */
export function formatMoment(at: number, zone: string): string {
  const local = localParts(at, zone);
  const { hour, minute } = local;
  const time = `${String(hour % 12 || 12)}:${twoDigits(minute)} ${hour < 12 ? "AM" : "PM"}`;
  const parts = zoneNameFormat(zone).formatToParts(at);
  const name = parts.find((part) => part.type === "timeZoneName")?.value ?? zone;
  return `${dayMonthYear(local)}, ${time} ${name}`;
}

function dayMonthYear(local: LocalParts): string {
  return `${dayMonth(local)}, ${String(local.year)}`;
}

function dayMonth({ month, day }: LocalParts): string {
  return `${MONTHS[month - 1] ?? ""} ${twoDigits(day)}`;
}

function inRange(at: number): InstantResult {
  const year = new Date(at).getUTCFullYear();
  if (year < 1900 || year > 9999) return { ok: false, reason: YEAR_OUT_OF_RANGE };
  return { ok: true, at };
}

/** The end is one millisecond before the next day begins, so days of 23 and 25 hours come out right. */
function edgeOfDay({ year, month, day }: LocalParts, zone: string, edge: "start" | "end"): number {
  const midnight = { year, month, day, hour: 0, minute: 0, second: 0 };
  if (edge === "start") return toInstant(midnight, zone);
  return toInstant({ ...midnight, day: day + 1 }, zone) - 1;
}

/** The instant of a wall clock: the first of two in an overlap; in a gap, shifted forward by its length. */
function toInstant(local: LocalParts, zone: string): number {
  const wall = wallTime(local);
  const before = zoneOffsetAt(wall - DAY_MS, zone);
  const after = zoneOffsetAt(wall + DAY_MS, zone);
  const candidates = [wall - before, wall - after].filter((at) => at + zoneOffsetAt(at, zone) === wall);
  return candidates.length === 0 ? wall - before : Math.min(...candidates);
}

/** The wall clock read as if it were UTC; `setUTCFullYear` because `Date.UTC` takes the year 99 for 1999. */
function wallTime({ year, month, day, hour, minute, second }: LocalParts): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second, 0);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

const partsFormat = cached(
  (zone) =>
    new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    }),
);

const zoneNameFormat = cached((zone) => new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "short" }));

/** Making a formatter takes some twenty times as long as using it. */
function cached(create: (key: string) => Intl.DateTimeFormat) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (key: string): Intl.DateTimeFormat => {
    const known = formats.get(key) ?? create(key);
    formats.set(key, known);
    return known;
  };
}

import { readIsoDate } from "./iso-date.ts";
import { endOfDay, localParts, parseInstant, startOfDay, zoneOffsetAt } from "./shop-zone.ts";

/** What a date means that somebody typed by the wall clock of a zone; instants in epoch milliseconds. */
export type TypedMoment =
  | { readonly kind: "plain"; readonly at: number }
  /** Spring skips that time of day: it is taken as the same stretch after the gap. */
  | { readonly kind: "skipped"; readonly at: number }
  /** Autumn repeats that time of day. */
  | { readonly kind: "repeated"; readonly at: number; readonly earlierAt: number; readonly laterAt: number };

type Edge = "start" | "end";

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** Reads by the rules of `parseInstant`, and tells what daylight saving does to it; undefined where it is no date. */
export function readTypedMoment(text: string, zone: string, edge: Edge): TypedMoment | undefined {
  const date = readIsoDate(text);
  const result = parseInstant(text, zone, edge);
  if (typeof date === "string" || !result.ok) return undefined;
  const { at } = result;
  if (!date.hasTime) return { kind: "plain", at };
  if (date.offsetMs === undefined && localParts(at, zone).hour !== date.local.hour) return { kind: "skipped", at };
  const twin = twinOf(at, zone);
  if (twin === undefined) return { kind: "plain", at };
  return { kind: "repeated", at, earlierAt: Math.min(at, twin), laterAt: Math.max(at, twin) };
}

/**
 * An instant as somebody would type it by the wall clock of `zone`: `readTypedMoment` reads the same instant from it.
 * The first or last millisecond of a day is that day's date alone; of two equal times the later one names its offset.
 */
export function toTypedText(at: number, zone: string, edge: Edge): string {
  const edgeAt = edge === "start" ? startOfDay(at, zone) : endOfDay(at, zone);
  const [date = "", time = ""] = localText(at, zone).split("T");
  if (at === edgeAt) return date;
  const twin = twinOf(at, zone);
  return twin === undefined || at < twin ? `${date}T${time}` : `${date}T${time}${offsetText(at, zone)}`;
}

/** The same wall clock with the offset that it has at this instant, as in "2025-11-02T01:30-05:00". */
export function withOffset(at: number, zone: string): string {
  return `${localText(at, zone)}${offsetText(at, zone)}`;
}

/** The other instant at which the wall clock shows the same. */
function twinOf(at: number, zone: string): number | undefined {
  const step = zoneOffsetAt(at - DAY_MS, zone) - zoneOffsetAt(at + DAY_MS, zone);
  if (step === 0) return undefined;
  const wall = localText(at, zone);
  return [at + step, at - step].find((other) => localText(other, zone) === wall);
}

/** "2025-01-05T18:00", with seconds and milliseconds only where there are any. */
function localText(at: number, zone: string): string {
  const local = new Date(at + zoneOffsetAt(at, zone)).toISOString().slice(0, -1);
  return local.replace(/\.000$/, "").replace(/(T\d\d:\d\d):00$/, "$1");
}

function offsetText(at: number, zone: string): string {
  const offsetMs = zoneOffsetAt(at, zone);
  const minutes = Math.round(Math.abs(offsetMs) / MINUTE_MS);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((value) => String(value).padStart(2, "0"));
  return `${offsetMs < 0 ? "-" : "+"}${hours ?? ""}:${rest ?? ""}`;
}

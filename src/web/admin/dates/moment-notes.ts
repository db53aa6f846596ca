import { formatMoment, localParts, zoneOffsetAt } from "../../../core/time/shop-zone.ts";
import type { TypedMoment } from "../../../core/time/typed-moment.ts";

export interface MomentNotes {
  /** The moment in the shop's zone, as shoppers read it. */
  readonly shown: string;
  /** The same moment by the clock of whoever sits here; undefined where that clock shows the same. */
  readonly here: string | undefined;
  /** What daylight saving does to it. */
  readonly warning: string | undefined;
}

/** What the owner should know about a typed moment. `hereZone` is the browser's. */
export function momentNotes(moment: TypedMoment, zone: string, hereZone: string): MomentNotes {
  const { at } = moment;
  const isSameHere = zoneOffsetAt(at, zone) === zoneOffsetAt(at, hereZone);
  return {
    shown: momentIn(zone, at),
    here: isSameHere ? undefined : `For you: ${momentIn(hereZone, at)}`,
    warning: daylightWarning(moment, zone),
  };
}

/** With the zone's whole name, unless the moment ends in it already, as in UTC. */
function momentIn(zone: string, at: number): string {
  const moment = formatMoment(at, zone);
  return moment.endsWith(` ${zone}`) ? moment : `${moment} (${zone})`;
}

function daylightWarning({ kind, at }: TypedMoment, zone: string): string | undefined {
  switch (kind) {
    case "plain":
      return undefined;
    case "skipped":
      return `The clocks in ${zone} go forward then, and that time is skipped. It is taken as ${clockTime(at, zone)}.`;
    case "repeated":
      return `The clocks in ${zone} go back then, and that time comes twice. Choose which one you mean.`;
  }
}

function clockTime(at: number, zone: string): string {
  const { hour, minute } = localParts(at, zone);
  return `${String(hour % 12 || 12)}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

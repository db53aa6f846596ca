const MINUTE_MS = 60_000;

/** A second as nginx writes `$time_iso8601`: in the machine's own time zone, as in `2026-11-29T06:00:17+01:00`. */
export function nameSecond(at: number): string {
  const offset = -new Date(at).getTimezoneOffset();
  const local = new Date(at + offset * MINUTE_MS).toISOString().slice(0, "2026-11-29T06:00:17".length);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${local}${offset < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

const twoDigits = (count: number): string => String(count).padStart(2, "0");

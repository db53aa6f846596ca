const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const KILOBYTE = 1000;
const UNITS = ["bytes", "kB", "MB", "GB", "TB"] as const;

/** "just now", "5 minutes ago", "37 hours ago", "3 days ago": days from two on, so that a day and a half shows. */
export function ageInWords(ms: number): string {
  if (ms < MINUTE_MS) return "just now";
  if (ms < HOUR_MS) return ago(Math.floor(ms / MINUTE_MS), "minute");
  if (ms < 2 * DAY_MS) return ago(Math.floor(ms / HOUR_MS), "hour");
  return ago(Math.floor(ms / DAY_MS), "day");
}

/** "0 bytes", "12 kB", "3.4 MB". */
export function sizeInWords(bytes: number): string {
  const step = bytes < KILOBYTE ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const amount = bytes / KILOBYTE ** step;
  return `${amount.toLocaleString("en-US", { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${UNITS[step]}`;
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

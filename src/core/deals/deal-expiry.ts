import { formatDayMonth } from "../time/shop-zone.ts";

/** How the shop writes dates. */
interface DateHabits {
  readonly timeZone: string;
}

/** When a deal ends, in epoch milliseconds; null or undefined for a deal without an end. */
export interface DealExpiry {
  readonly expiresAt?: number | null | undefined;
}

export type ExpiryBadge =
  | { readonly kind: "soon"; readonly label: "EXPIRES SOON" }
  | { readonly kind: "date"; readonly label: string };

/** The "expires soon" window (specification 9). */
const SOON_MS = 24 * 60 * 60 * 1000;

/**
 * The badge on a deal's card (specification 4): "EXPIRES SOON" when the expiry is in the future and
 * within 24 hours, exactly 24 hours before included; otherwise "Expires Jan 05" by the shop's time zone.
 */
export function expiryBadge({ expiresAt }: DealExpiry, now: number, habits: DateHabits): ExpiryBadge | undefined {
  if (!hasExpiry(expiresAt)) return undefined;
  if (now < expiresAt && expiresAt - now <= SOON_MS) return { kind: "soon", label: "EXPIRES SOON" };
  return { kind: "date", label: `Expires ${formatDayMonth(expiresAt, habits.timeZone)}` };
}

/** A deal is active until its expiry; at that very instant it is over. */
export function isDealActive({ expiresAt }: DealExpiry, now: number): boolean {
  return !hasExpiry(expiresAt) || now < expiresAt;
}

/** The next instant (epoch milliseconds) at which a deal's badge or its place in the active list changes. */
export function nextExpiryChange({ expiresAt }: DealExpiry, now: number): number | undefined {
  if (!hasExpiry(expiresAt) || now >= expiresAt) return undefined;
  const soonAt = expiresAt - SOON_MS;
  return now < soonAt ? soonAt : expiresAt;
}

/** Not a question of truthiness: the instant 0 is an expiry too. */
function hasExpiry(expiresAt: number | null | undefined): expiresAt is number {
  return expiresAt !== null && expiresAt !== undefined;
}

import { fromIso } from "../../../core/time/iso-instant.ts";
import type { DealExpiry } from "../../../core/deals/deal-expiry.ts";
import type { DealJson } from "../../../wire/deal-json.ts";

/** A deal's end, as the core's rules take it. */
export const expiryOf = ({ expires_at: expiresAt }: DealJson): DealExpiry => ({
  expiresAt: expiresAt === null ? null : fromIso(expiresAt),
});

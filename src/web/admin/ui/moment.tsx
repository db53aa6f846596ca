import { fromIso } from "../../../core/time/iso-instant.ts";
import { formatMoment, zoneOffsetAt } from "../../../core/time/shop-zone.ts";
import { useShop } from "../../document/use-shop.ts";

interface MomentProps {
  /** ISO 8601, as the API gives it. */
  readonly at: string;
}

/** A moment in the shop's zone and, where another clock hangs on the reader's wall, what that one shows. */
export function Moment({ at }: MomentProps) {
  const { timeZone } = useShop().settings;
  const hereZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const instant = fromIso(at);
  const shown = formatMoment(instant, timeZone);
  const isSameHere = zoneOffsetAt(instant, timeZone) === zoneOffsetAt(instant, hereZone);
  return (
    <time dateTime={at}>
      {shown}
      {!isSameHere && <> (for you: {withoutSameDay(formatMoment(instant, hereZone), shown)})</>}
    </time>
  );
}

/** "Nov 28, 2026, 4:08 AM GMT+1" beside a moment of that same day is "4:08 AM GMT+1". */
function withoutSameDay(here: string, shown: string): string {
  const day = /^\w+ \d+, \d+, /.exec(here)?.[0];
  return day !== undefined && shown.startsWith(day) ? here.slice(day.length) : here;
}

import { formatMoment, zoneOffsetAt } from "../../../core/time/shop-zone.ts";
import { useShop } from "../../document/use-shop.ts";

interface MomentProps {
  /** ISO 8601, as the API gives it. */
  readonly at: string;
}

/** A moment in the shop's zone and, where another clock hangs on the reader's wall, what that one shows. */
export function Moment({ at }: MomentProps) {
  const { timeZone } = useShop().settings;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const instant = Date.parse(at);
  const isSameHere = zoneOffsetAt(instant, timeZone) === zoneOffsetAt(instant, here);
  return (
    <time dateTime={at}>
      {formatMoment(instant, timeZone)}
      {!isSameHere && <> (for you: {formatMoment(instant, here)})</>}
    </time>
  );
}

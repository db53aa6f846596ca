import { fromIso } from "../../../core/time/iso-instant.ts";
import { expiryBadge, isDealActive, nextExpiryChange } from "../../../core/deals/deal-expiry.ts";
import { dealWarnings } from "../../../core/deals/deal-warnings.ts";
import { formatMoment } from "../../../core/time/shop-zone.ts";
import type { DealJson } from "../../../wire/deal-json.ts";
import { useShop } from "../../document/use-shop.ts";
import { Badge } from "../../ui/badge.tsx";
import { deleteDeal, listDeals } from "../api/exclusives-api.ts";
import type { ContentKind, ContentPartProps } from "../content-list/content-kind.ts";
import { DEAL } from "../content-list/content-noun.ts";
import { ContentScreen } from "../content-list/content-screen.tsx";
import { expiryOf } from "./deal-times.ts";

const KIND: ContentKind<DealJson> = {
  noun: DEAL,
  load: listDeals,
  remove: deleteDeal,
  columns: [
    { name: "Price", Cell: DealPrices },
    { name: "Expires", Cell: DealExpires },
  ],
  Status: DealStatus,
  nextChangeAfter: (deal, now) => nextExpiryChange(expiryOf(deal), now),
};

export default function ExclusivesPage() {
  return <ContentScreen kind={KIND} />;
}

function DealPrices({ item }: ContentPartProps<DealJson>) {
  return (
    <>
      <span className="font-semibold">{item.exclusive_price}</span>{" "}
      <span className="text-quiet">
        <span className="sr-only">was </span>
        <s>{item.original_price}</s>
      </span>
      <span className="block text-sm">{item.discount_percentage} OFF</span>
    </>
  );
}

function DealExpires({ item }: ContentPartProps<DealJson>) {
  const { timeZone } = useShop().settings;
  if (item.expires_at === null) return <span className="text-sm text-quiet">Never</span>;
  return (
    <time dateTime={item.expires_at} className="text-sm">
      {formatMoment(fromIso(item.expires_at), timeZone)}
    </time>
  );
}

/** The badge that shoppers see, and what the owner should know. */
function DealStatus({ item, now }: ContentPartProps<DealJson>) {
  const { settings } = useShop();
  const expiry = expiryOf(item);
  const badge = expiryBadge(expiry, now, settings);
  const warnings = dealWarnings(warnedFieldsOf(item), settings, now);
  return (
    <>
      {!isDealActive(expiry, now) && <Badge tone="paper">Expired</Badge>}
      {isDealActive(expiry, now) && badge !== undefined && (
        <Badge tone={badge.kind === "soon" ? "cherry" : "paper"}>{badge.label}</Badge>
      )}
      {warnings.map(({ field, message }) => (
        <span key={`${field} ${message}`} className="mt-1 block text-sm text-accent">
          {message}
        </span>
      ))}
    </>
  );
}

const warnedFieldsOf = (deal: DealJson) => ({
  exclusivePrice: deal.exclusive_price,
  originalPrice: deal.original_price,
  discountPercentage: deal.discount_percentage,
  affiliateLink: deal.affiliate_link,
  image: deal.image,
  ...expiryOf(deal),
});

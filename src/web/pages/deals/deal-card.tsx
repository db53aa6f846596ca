import { expiryBadge } from "../../../core/deals/deal-expiry.ts";
import type { DealJson } from "../../../wire/deal-json.ts";
import { useShop } from "../../document/use-shop.ts";
import { Badge } from "../../ui/badge.tsx";
import { MerchantLink } from "../../ui/merchant-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { expiryOf } from "./deal-times.ts";
import { PriceText } from "../shell/price-text.tsx";

interface DealCardProps {
  readonly deal: DealJson;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly isFirst: boolean;
}

export function DealCard({ deal, now, isFirst }: DealCardProps) {
  const { title, description, image, discount_percentage: discount } = deal;
  return (
    <li className="card flex flex-col">
      <div className="relative">
        <Picture address={image} alt="" loading={isFirst ? "eager" : "lazy"} isFirst={isFirst} />
        <div className="absolute inset-x-3 top-3 flex flex-wrap items-start justify-between gap-2">
          {discount !== "" && (
            <p className="max-w-full">
              <Badge tone="amber" tilt="left" className="text-xl">
                {discount} OFF
              </Badge>
            </p>
          )}
          <p className="ml-auto">
            <ExpirySticker deal={deal} now={now} />
          </p>
        </div>
      </div>
      <div className="flex grow flex-col gap-2 p-5">
        <h2 className="text-2xl">{title}</h2>
        <p className="text-quiet">{description}</p>
        <div className="mt-auto flex flex-col gap-3 pt-3">
          <DealPrices deal={deal} />
          <MerchantLink to={deal.affiliate_link} label="Grab This Deal" about={title} wide />
        </div>
      </div>
    </li>
  );
}

function ExpirySticker({ deal, now }: Pick<DealCardProps, "deal" | "now">) {
  const { settings } = useShop();
  const badge = expiryBadge(expiryOf(deal), now, settings);
  if (badge === undefined) return null;
  if (badge.kind === "date") return <Badge tone="paper">{badge.label}</Badge>;
  return (
    <Badge tone="cherry" tilt="right" className="pulse-briefly">
      {badge.label}
    </Badge>
  );
}

/** The sale price first; the struck one is read as what it was. */
function DealPrices({ deal }: Pick<DealCardProps, "deal">) {
  const { exclusive_price: price, original_price: was, discount_percentage: discount } = deal;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <PriceText as="span" price={price} className="text-3xl font-extrabold tabular-nums" />
        {was !== "" && (
          <span className="text-lg text-quiet">
            <span className="sr-only">was </span>
            <PriceText as="s" price={was} />
          </span>
        )}
      </p>
      {discount !== "" && <p className="font-bold text-mint">You save {discount}!</p>}
    </div>
  );
}

import { Link } from "react-router";
import { pastLabel } from "../../../core/giveaways/giveaway-phase.ts";
import { formatDayMonthYear } from "../../../core/time/shop-zone.ts";
import type { GiveawayJson } from "../../../wire/giveaway-json.ts";
import { useShop } from "../../document/use-shop.ts";
import { Badge } from "../../ui/badge.tsx";
import { buttonStyle } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useOpenedCard } from "../shell/opened-card.ts";
import { timesOf } from "./giveaway-times.ts";

interface CardProps {
  readonly giveaway: GiveawayJson;
}

export function ActiveGiveawayCard({ giveaway, isFirst }: CardProps & { readonly isFirst: boolean }) {
  const { settings } = useShop();
  const { slug, title, prize, description, image } = giveaway;
  const address = `/giveaways/${slug}`;
  const { link, rememberOpening } = useOpenedCard(address);
  return (
    <li className="card grid md:grid-cols-2">
      <div className="relative">
        <Picture address={image} alt="" loading={isFirst ? "eager" : "lazy"} isFirst={isFirst} className="md:h-full" />
        <p className="absolute top-3 left-3">
          <Badge tone="mint" tilt="left">
            ACTIVE NOW
          </Badge>
        </p>
      </div>
      <div className="flex grow flex-col gap-3 p-5 md:p-8">
        <h3 className="text-3xl">{title}</h3>
        <p className="text-lg font-bold">
          <span className="text-quiet">Prize:</span> {prize}
        </p>
        <p className="text-quiet">{description}</p>
        <p>
          Ends{" "}
          <time dateTime={giveaway.end_date} className="font-bold">
            {formatDayMonthYear(timesOf(giveaway).endAt, settings.timeZone)}
          </time>
        </p>
        <Link
          ref={link}
          to={address}
          onClick={rememberOpening}
          className={`${buttonStyle({ tone: "primary", wide: true })} mt-auto`}
        >
          View Details &amp; Enter<span className="sr-only">: {title}</span>
        </Link>
      </div>
    </li>
  );
}

export function PastGiveawayCard({ giveaway }: CardProps) {
  const { title, prize } = giveaway;
  const label = pastLabel(timesOf(giveaway));
  return (
    <li className="flex flex-col items-start gap-2 rounded-card border border-line bg-card p-5">
      <Badge tone={label === "Ended" ? "paper" : "plum"}>{label}</Badge>
      <h3 className="text-xl">{title}</h3>
      <p className="text-quiet">Prize: {prize}</p>
    </li>
  );
}

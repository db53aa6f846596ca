import type { ReactNode } from "react";
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

/** What its owner announces before it starts. */
export function ComingGiveawayCard({ giveaway }: CardProps) {
  const { settings } = useShop();
  const starts = formatDayMonthYear(timesOf(giveaway).startAt, settings.timeZone);
  return <SmallCard giveaway={giveaway} badge={<Badge tone="amber">Starts {starts}</Badge>} />;
}

export function PastGiveawayCard({ giveaway }: CardProps) {
  const label = pastLabel(timesOf(giveaway));
  return <SmallCard giveaway={giveaway} badge={<Badge tone={label === "Ended" ? "paper" : "plum"}>{label}</Badge>} />;
}

function SmallCard({ giveaway, badge }: CardProps & { readonly badge: ReactNode }) {
  const { slug, title, prize } = giveaway;
  const address = `/giveaways/${slug}`;
  const { link, rememberOpening } = useOpenedCard(address);
  return (
    <li className="card card-lifting relative flex flex-col items-start gap-2 p-5">
      {badge}
      <h3 className="max-w-full text-xl">
        <Link ref={link} to={address} onClick={rememberOpening} className="card-link covers-card hover:text-plum">
          {title}
        </Link>
      </h3>
      <p className="max-w-full text-quiet">Prize: {prize}</p>
    </li>
  );
}

import { Link } from "react-router";
import type { ProductCardJson } from "../../shop-reader/shop-reader.ts";
import { MerchantLink } from "../../ui/merchant-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useOpenedCard } from "../shell/opened-card.ts";
import { PriceText } from "../shell/price-text.tsx";

interface Pick {
  readonly product: ProductCardJson;
  /** Why this one. */
  readonly blurb: string;
}

interface GuidePicksProps {
  readonly picks: readonly Pick[];
}

/** The same block per pick: name, picture, why, price, buy. */
export function GuidePicks({ picks }: GuidePicksProps) {
  return (
    <ol className="mt-12 flex flex-col gap-6">
      {picks.map((pick, index) => (
        <PickBlock key={pick.product.slug} pick={pick} rank={index + 1} />
      ))}
    </ol>
  );
}

function PickBlock({ pick, rank }: { readonly pick: Pick; readonly rank: number }) {
  const { product, blurb } = pick;
  const address = `/product/${product.slug}`;
  const { link, rememberOpening } = useOpenedCard(address);
  return (
    <li className="card grid sm:grid-cols-[minmax(12rem,1fr)_2fr]">
      <div className="group relative sm:contents">
        <div className="overflow-hidden sm:relative">
          <Picture address={product.images[0]} alt="" className="sm:h-full" />
          <span
            aria-hidden="true"
            className="sticker absolute top-3 left-3 flex size-10 items-center justify-center rounded-full bg-plum shadow-sticker font-heading text-xl font-extrabold text-on-sticker"
          >
            {rank}
          </span>
        </div>
        <div className="flex flex-col gap-3 p-5">
          <h2 className="text-2xl">
            <Link ref={link} to={address} onClick={rememberOpening} className="card-link hover:text-plum">
              {product.title}
            </Link>
          </h2>
          <p className="text-lg text-quiet">{blurb === "" ? product.description : blurb}</p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-4 pt-2">
            <PriceText as="p" price={product.price} className="text-2xl font-extrabold tabular-nums" />
            <MerchantLink to={product.affiliate_link} label="Buy Now" about={product.title} />
          </div>
        </div>
      </div>
    </li>
  );
}

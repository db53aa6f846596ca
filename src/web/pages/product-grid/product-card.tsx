import { memo, useEffect } from "react";
import type { ProductCardJson } from "../../shop-reader/shop-reader.ts";
import { Badge } from "../../ui/badge.tsx";
import { MerchantLink } from "../../ui/merchant-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { type HomeDistance, useStepsFromHome } from "../shell/back-link.tsx";
import { useOpenedCard } from "../shell/opened-card.ts";
import { useFollowing } from "../shell/use-following.ts";
import { SaveToggle } from "./save-toggle.tsx";
import { PriceText } from "../shell/price-text.tsx";

interface ProductCardProps {
  readonly product: ProductCardJson;
  /** Whether its picture is what a visitor looks at first; all others are fetched when they come near. */
  readonly isSeenFirst: boolean;
  /** The first of the cards that were just loaded. */
  readonly takesFocus: boolean;
}

/** One link covers picture, title and text; Buy Now is a sibling of its own, never inside it. */
export const ProductCard = memo(function ProductCard({ product, isSeenFirst, takesFocus }: ProductCardProps) {
  const { slug, title, description, price, images, featured, trending } = product;
  const address = `/product/${slug}`;
  const { link, rememberOpening } = useOpenedCard(address);
  const steps = useStepsFromHome();
  const follow = useFollowing({
    state: steps === undefined ? null : ({ stepsFromHome: steps + 1 } satisfies HomeDistance),
  });
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus, link]);
  return (
    <li className="product-card">
      <div className="group relative grow">
        <div className="overflow-hidden">
          <Picture
            address={images[0]}
            alt=""
            loading={isSeenFirst ? "eager" : "lazy"}
            isFirst={isSeenFirst}
            className="picture-growing"
          />
        </div>
        {(featured || trending) && (
          <p className="absolute top-3 left-3 flex flex-wrap gap-2">
            {featured && (
              <Badge tone="plum" tilt="left">
                Featured
              </Badge>
            )}
            {trending && (
              <Badge tone="amber" tilt="right">
                Trending
              </Badge>
            )}
          </p>
        )}
        <div className="space-y-1.5 px-4 pt-4">
          <h3 className="product-title">
            <a
              ref={link}
              href={address}
              onClick={(event) => {
                rememberOpening();
                follow(event);
              }}
              className="card-link covers-card"
            >
              {title}
            </a>
          </h3>
          <p className="line-clamp-2 text-base text-quiet">{description}</p>
        </div>
        <SaveToggle slug={slug} title={title} className="save-corner" />
      </div>
      <div className="space-y-3 p-4">
        <PriceText as="p" price={price} className="product-price" />
        <MerchantLink to={product.affiliate_link} label="Buy Now" about={title} wide />
      </div>
    </li>
  );
});

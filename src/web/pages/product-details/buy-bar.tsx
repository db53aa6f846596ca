import { type RefObject, useEffect, useState } from "react";
import type { ProductJson } from "../../../wire/product-json.ts";
import { MerchantLink } from "../../ui/merchant-link.tsx";
import { PriceText } from "../shell/price-text.tsx";

interface BuyBarProps {
  readonly product: ProductJson;
  readonly label: string;
  /** The page's own button. */
  readonly button: RefObject<HTMLElement | null>;
}

/** On phones, and only while the page's own button is out of sight. The page makes room for it (buy-bar.css). */
export function BuyBar({ product, label, button }: BuyBarProps) {
  const isNeeded = useOutOfSight(button);
  if (!isNeeded) return null;
  return (
    <div className="buy-bar fixed inset-x-0 bottom-0 z-30 flex items-center gap-3 border-t border-line bg-card px-4 py-3 shadow-lifted md:hidden">
      <PriceText as="p" price={product.price} className="buy-bar-price" />
      <div>
        <MerchantLink to={product.affiliate_link} label={label} about={product.title} />
      </div>
    </div>
  );
}

function useOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOutOfSight, setOutOfSight] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setOutOfSight(entry?.isIntersecting === false));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isOutOfSight;
}

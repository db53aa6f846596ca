import { shownPrice } from "../../../core/money/shown-price.ts";
import { useShop } from "../../document/use-shop.ts";

interface PriceTextProps {
  readonly as: "p" | "s" | "span";
  /** As the owner typed it. */
  readonly price: string;
  readonly className?: string;
}

/** The browser may format a currency differently; the server's text stays. */
export function PriceText({ as: Element, price, className }: PriceTextProps) {
  const { settings } = useShop();
  return (
    <Element className={className} suppressHydrationWarning>
      {shownPrice(price, settings)}
    </Element>
  );
}

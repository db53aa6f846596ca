import { useShop } from "../../document/use-shop.ts";

/** Stands before the first affiliate link of a page (FTC, 16 CFR 255): a footer alone comes too late. */
export function AffiliateLine() {
  const { settings } = useShop();
  return <p className="text-sm text-quiet">{settings.affiliateLine}</p>;
}

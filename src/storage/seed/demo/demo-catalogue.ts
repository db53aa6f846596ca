import { demoCategories } from "./demo-categories.ts";
import type { DemoCatalogue } from "./demo-content.ts";
import { demoDeals } from "./demo-deals.ts";
import { demoGiveaways } from "./demo-giveaways.ts";
import { demoGuides } from "./demo-guides.ts";
import { deskProducts } from "./demo-products-desk.ts";
import { fashionProducts } from "./demo-products-fashion.ts";
import { gadgetProducts } from "./demo-products-gadgets.ts";
import { homeProducts } from "./demo-products-home.ts";
import { kitchenProducts } from "./demo-products-kitchen.ts";
import { outdoorProducts } from "./demo-products-outdoor.ts";
import { partyProducts } from "./demo-products-party.ts";
import { petProducts } from "./demo-products-pets.ts";

/** What a brand-new shop shows until its owner brings something better. */
export const demoCatalogue: DemoCatalogue = {
  categories: demoCategories,
  products: [
    ...outdoorProducts,
    ...deskProducts,
    ...homeProducts,
    ...petProducts,
    ...fashionProducts,
    ...gadgetProducts,
    ...kitchenProducts,
    ...partyProducts,
  ],
  guides: demoGuides,
  giveaways: demoGiveaways,
  deals: demoDeals,
};

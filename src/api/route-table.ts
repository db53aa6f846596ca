import type { Route } from "./route.ts";
import { accountRoutes } from "./routes/account-routes.ts";
import { categoryRoutes } from "./routes/category-routes.ts";
import { dealRoutes } from "./routes/deal-routes.ts";
import { describingRoutes } from "./routes/description-routes.ts";
import { giveawayRoutes } from "./routes/giveaway-routes.ts";
import { guideRoutes } from "./routes/guide-routes.ts";
import { productRoutes } from "./routes/product-routes.ts";
import { statsRoutes } from "./routes/stats-routes.ts";

/** Everything that reads or changes the shop. */
const SHOP_ROUTES: readonly Route[] = [
  ...productRoutes,
  ...categoryRoutes,
  ...guideRoutes,
  ...giveawayRoutes,
  ...dealRoutes,
  ...accountRoutes,
  ...statsRoutes,
];

/** Everything under `/api`. */
export const ROUTES: readonly Route[] = [...SHOP_ROUTES, ...describingRoutes(SHOP_ROUTES)];

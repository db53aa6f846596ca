import type { Route } from "./route.ts";
import { accountRoutes } from "./routes/account-routes.ts";
import { auditRoutes } from "./routes/audit-routes.ts";
import { backupRoutes } from "./routes/backup-routes.ts";
import { bulkChangeRoutes } from "./routes/bulk-change-routes.ts";
import { categoryRoutes } from "./routes/category-routes.ts";
import { dealRoutes } from "./routes/deal-routes.ts";
import { demoRoutes } from "./routes/demo-routes.ts";
import { describingRoutes } from "./routes/description-routes.ts";
import { findingRoutes } from "./routes/finding-routes.ts";
import { giveawayRoutes } from "./routes/giveaway-routes.ts";
import { guideRoutes } from "./routes/guide-routes.ts";
import { productRoutes } from "./routes/product-routes.ts";
import { settingsRoutes } from "./routes/settings-routes.ts";
import { shopPageRoutes } from "./routes/shop-page-routes.ts";
import { statsRoutes } from "./routes/stats-routes.ts";
import { taskRoutes } from "./routes/task-routes.ts";
import { teamRoutes } from "./routes/team-routes.ts";
import { trashRoutes } from "./routes/trash-routes.ts";

/** Everything that reads or changes the shop. */
const SHOP_ROUTES: readonly Route[] = [
  ...productRoutes,
  ...bulkChangeRoutes,
  ...findingRoutes,
  ...categoryRoutes,
  ...guideRoutes,
  ...giveawayRoutes,
  ...dealRoutes,
  ...trashRoutes,
  ...accountRoutes,
  ...teamRoutes,
  ...auditRoutes,
  ...statsRoutes,
  ...taskRoutes,
  ...backupRoutes,
  ...demoRoutes,
  ...settingsRoutes,
  ...shopPageRoutes,
];

/** Everything under `/api`. */
export const ROUTES: readonly Route[] = [...SHOP_ROUTES, ...describingRoutes(SHOP_ROUTES)];

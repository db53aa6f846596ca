import type { Route } from "./route.ts";
import { productRoutes } from "./routes/product-routes.ts";

/** Everything under `/api`. */
export const ROUTES: readonly Route[] = [...productRoutes];

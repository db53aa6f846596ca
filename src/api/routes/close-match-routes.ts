import { z } from "zod";
import { toProductJson } from "../../wire/product-json.ts";
import { productSchema } from "../../wire/product-schema.ts";
import { listQuery } from "../listing.ts";
import { json } from "../reply.ts";
import { defineRoute, PUBLIC } from "../route.ts";

const listCloseMatches = defineRoute({
  method: "GET",
  path: "/close-matches",
  tag: "Products",
  summary:
    "Up to 8 products whose titles are close to a term that no title holds: one letter off, or in another order.",
  ...PUBLIC,
  query: z.object({ q: listQuery.shape.q }),
  answer: { status: 200, schema: z.array(productSchema) },
  handler: async ({ app, query }) => json((await app.catalogue.listCloseMatches(query.q ?? "")).map(toProductJson)),
});

export const closeMatchRoutes = [listCloseMatches];

import { z } from "zod";
import { toPriceChoiceJson } from "../../wire/price-choice-json.ts";
import { priceChoiceSchema } from "../../wire/price-choice-schema.ts";
import { toListedProductJson, toProductJson } from "../../wire/product-json.ts";
import { listedProductSchema, productSchema } from "../../wire/product-schema.ts";
import { listQuery } from "../listing.ts";
import { json } from "../reply.ts";
import { defineRoute, PUBLIC } from "../route.ts";

/** As many as a visitor may save. */
const MOST_SLUGS = 60;
const SLUGS_MAX = 8000;
const BAD_SLUGS = `slugs must be at most ${MOST_SLUGS} slugs, with commas between them.`;

const listCloseMatches = defineRoute({
  method: "GET",
  path: "/close-matches",
  operationId: "listFuzzyMatches",
  tag: "Products",
  summary:
    "Up to 8 products whose titles are close to a term that no title holds: one letter off, or in another order.",
  ...PUBLIC,
  query: z.object({ q: listQuery.shape.q }),
  answer: { status: 200, schema: z.array(productSchema) },
  async handler({ app, query, reading }) {
    reading.tag("products");
    return json((await app.catalogue.listCloseMatches(query.q ?? "")).map(toProductJson));
  },
});

const listPriceChoices = defineRoute({
  method: "GET",
  path: "/price-choices",
  operationId: "listPriceRanges",
  tag: "Products",
  summary: "Bands of prices for visitors to choose from, made from the shop's own prices; none where there are few.",
  ...PUBLIC,
  answer: { status: 200, schema: z.array(priceChoiceSchema) },
  refusals: ["bad-request"],
  async handler({ app, reading }) {
    reading.tag("products");
    return json((await app.catalogue.listPriceChoices()).map(toPriceChoiceJson));
  },
});

const listSavedProducts = defineRoute({
  method: "GET",
  path: "/saved-products",
  operationId: "listSavedProducts",
  tag: "Products",
  summary: "The products of a visitor's list, by their slugs and in their order; what is gone is left out.",
  ...PUBLIC,
  query: z.object({
    slugs: z
      .string({ error: BAD_SLUGS })
      .max(SLUGS_MAX, { error: BAD_SLUGS })
      .transform((text) => text.split(",").filter(Boolean))
      .refine(({ length }) => length <= MOST_SLUGS, { error: BAD_SLUGS })
      .meta({ type: "string", description: `At most ${MOST_SLUGS}, with commas between them.` })
      .optional(),
  }),
  answer: { status: 200, schema: z.array(listedProductSchema) },
  async handler({ app, query, reading }) {
    reading.tag("products");
    return json((await app.catalogue.findProductsBySlugs(query.slugs ?? [])).map(toListedProductJson));
  },
});

export const findingRoutes = [listCloseMatches, listPriceChoices, listSavedProducts];

import { toStatsJson } from "../../wire/stats-json.ts";
import { statsSchema } from "../../wire/stats-schema.ts";
import { json } from "../reply.ts";
import { defineRoute, EDITORS } from "../route.ts";

const countCatalogue = defineRoute({
  method: "GET",
  path: "/stats",
  operationId: "getStats",
  tag: "Products",
  summary: "How many products there are, of each kind; hidden ones count too.",
  ...EDITORS,
  answer: { status: 200, schema: statsSchema },
  handler: async ({ app }) => json(toStatsJson(await app.catalogue.count("all"))),
});

export const statsRoutes = [countCatalogue];

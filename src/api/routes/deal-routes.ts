import { z } from "zod";
import type { App } from "../../app.ts";
import type { Deal, DealId } from "../../core/deals/deal.ts";
import { type DealInput, toDealDraft } from "../../core/deals/deal-draft.ts";
import { nextExpiryChange } from "../../core/deals/deal-expiry.ts";
import { dealWarnings } from "../../core/deals/deal-warnings.ts";
import { refuseMissing } from "../../core/errors/refuse-missing.ts";
import { toDealJson, toSavedDealJson } from "../../wire/deal-json.ts";
import { dealRevisionSchema, dealSchema, newDealSchema, savedDealSchema } from "../../wire/deal-schema.ts";
import { visibilityFor } from "../caller.ts";
import { answerShortList, listQuery, onlyTrue } from "../listing.ts";
import { empty, json } from "../reply.ts";
import { CREATES, defineRoute, EDITORS, PUBLIC } from "../route.ts";

const dealsQuery = listQuery.extend({
  active: onlyTrue("active", "Leaves out deals that have expired."),
});

const listDeals = defineRoute({
  method: "GET",
  path: "/exclusives",
  operationId: "listDeals",
  tag: "Exclusive deals",
  summary:
    "Exclusive deals, the one that expires next first. Includes expired deals unless active=true. With a bearer token and without active=true, deals are returned as stored, even if a discount contradicts the prices.",
  ...PUBLIC,
  auth: "optional",
  query: dealsQuery,
  answer: { status: 200, schema: z.array(dealSchema) },
  async handler({ app, caller, query, address, reading }) {
    reading.tag("deals");
    const now = app.clock.now();
    const isActiveOnly = query.active !== undefined;
    const items = isActiveOnly
      ? await app.deals.listActiveDeals(now)
      : await app.deals.listDeals(visibilityFor(caller));
    if (isActiveOnly) for (const deal of items) reading.changesAt(nextExpiryChange(deal, now));
    return answerShortList({ items, query, address, toListed: (deal) => deal, present: toDealJson });
  },
});

const findDeal = defineRoute({
  method: "GET",
  path: "/exclusives/{key}",
  operationId: "getDeal",
  tag: "Exclusive deals",
  summary: "One exclusive deal, by its slug, an old slug of it, or its id.",
  ...PUBLIC,
  auth: "optional",
  answer: { status: 200, schema: dealSchema },
  refusals: ["not-found"],
  async handler({ app, caller, params, reading }) {
    reading.tag("deals");
    const deal = await app.deals.findDeal(params.key, visibilityFor(caller));
    return json(toDealJson(refuseMissing(deal, "exclusive deal")));
  },
});

const createDeal = defineRoute({
  method: "POST",
  path: "/exclusives",
  operationId: "createDeal",
  tag: "Exclusive deals",
  summary:
    "Adds an exclusive deal. An empty discount is calculated from the prices. A date without an offset is read in the shop's time zone.",
  ...CREATES,
  body: newDealSchema,
  answer: { status: 201, schema: savedDealSchema },
  handler: async ({ app, body }) => answerSaved(app, await app.deals.createDeal(await toDraft(app, body))),
});

const reviseDeal = defineRoute({
  method: "PUT",
  path: "/exclusives/{key}",
  operationId: "updateDeal",
  tag: "Exclusive deals",
  summary: "Replaces an exclusive deal, by its id.",
  ...EDITORS,
  body: dealRevisionSchema,
  answer: { status: 200, schema: savedDealSchema },
  refusals: ["not-found"],
  conflict: { schema: dealSchema, present: toDealJson },
  async handler({ app, params, body: { input, basedOn } }) {
    const draft = await toDraft(app, input);
    return answerSaved(app, await app.deals.reviseDeal({ id: params.key as DealId, draft, basedOn }));
  },
});

const removeDeal = defineRoute({
  method: "DELETE",
  path: "/exclusives/{key}",
  operationId: "deleteDeal",
  tag: "Exclusive deals",
  summary: "Moves an exclusive deal to the trash, by its id.",
  ...EDITORS,
  answer: { status: 204 },
  refusals: ["not-found"],
  async handler({ app, params }) {
    await app.deals.removeDeal(params.key as DealId);
    return empty;
  },
});

export const dealRoutes = [listDeals, findDeal, createDeal, reviseDeal, removeDeal];

async function toDraft(app: App, input: DealInput) {
  return toDealDraft(input, (await app.settings.readSettings()).timeZone);
}

async function answerSaved(app: App, deal: Deal) {
  return json(toSavedDealJson(deal, dealWarnings(deal, await app.settings.readSettings(), app.clock.now())));
}

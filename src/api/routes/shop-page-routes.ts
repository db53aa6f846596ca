import { z } from "zod";
import { refuseMissing } from "../../core/errors/refuse-missing.ts";
import { toShopPageDraftJson, toShopPageJson } from "../../wire/shop-page-json.ts";
import { shopPageDraftSchema, shopPageRevisionSchema, shopPageSchema } from "../../wire/shop-page-schema.ts";
import { json } from "../reply.ts";
import { defineRoute, EDITORS, PUBLIC } from "../route.ts";

const PAGE_KEY = { key: "about, contact, privacy or disclosure." };

const listShopPages = defineRoute({
  method: "GET",
  path: "/pages",
  operationId: "listPages",
  tag: "Pages",
  summary: "The pages that every shop has, with their default words.",
  ...EDITORS,
  answer: { status: 200, schema: z.array(shopPageDraftSchema) },
  handler: async ({ app }) => json((await app.shopPages.listShopPages()).map(toShopPageDraftJson)),
});

const findShopPage = defineRoute({
  method: "GET",
  path: "/pages/{key}",
  params: PAGE_KEY,
  operationId: "getPage",
  tag: "Pages",
  summary: "One of them: about, contact, privacy or disclosure.",
  ...PUBLIC,
  answer: { status: 200, schema: shopPageSchema },
  refusals: ["not-found"],
  async handler({ app, params, reading }) {
    reading.tag("shop-pages");
    return json(toShopPageJson(refuseMissing(await app.shopPages.findShopPage(params.key), "page")));
  },
});

const reviseShopPage = defineRoute({
  method: "PUT",
  path: "/pages/{key}",
  params: PAGE_KEY,
  operationId: "updatePage",
  tag: "Pages",
  summary: "Replaces the owner's words on a page; null lets the default ones stand again.",
  ...EDITORS,
  body: shopPageRevisionSchema,
  answer: { status: 200, schema: shopPageDraftSchema },
  refusals: ["not-found"],
  conflict: { schema: shopPageDraftSchema, present: toShopPageDraftJson },
  async handler({ app, params, body }) {
    const { key } = refuseMissing(await app.shopPages.findShopPage(params.key), "page");
    return json(toShopPageDraftJson(await app.shopPages.reviseShopPage({ key, ...body })));
  },
});

export const shopPageRoutes = [listShopPages, findShopPage, reviseShopPage];

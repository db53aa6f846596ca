import { z } from "zod";
import type { App } from "../../app.ts";
import type { ProductId } from "../../core/catalogue/product.ts";
import type { Guide, GuideId } from "../../core/guides/guide.ts";
import { refuseMissing } from "../../core/errors/refuse-missing.ts";
import { toGuideDetailJson, toGuideJson } from "../../wire/guide-json.ts";
import { guideDetailSchema, guideRevisionSchema, guideSchema, newGuideSchema } from "../../wire/guide-schema.ts";
import { visibilityFor } from "../caller.ts";
import { answerShortList, listQuery } from "../listing.ts";
import { empty, json } from "../reply.ts";
import { CREATES, defineRoute, EDITORS, PUBLIC } from "../route.ts";

const listGuides = defineRoute({
  method: "GET",
  path: "/gift-guides",
  operationId: "listGuides",
  tag: "Gift guides",
  summary: "Gift guides, featured first, then newest.",
  ...PUBLIC,
  query: listQuery,
  answer: { status: 200, schema: z.array(guideSchema) },
  async handler({ app, query, address, reading }) {
    reading.tag("guides");
    const items = await app.guides.listGuides();
    return answerShortList({ items, query, address, toListed: (guide) => guide, present: toGuideJson });
  },
});

const listGuidesNaming = defineRoute({
  method: "GET",
  path: "/products/{key}/gift-guides",
  operationId: "listGuidesOfProduct",
  tag: "Gift guides",
  summary: "The gift guides that a product stands in, by its id, in the same order.",
  ...EDITORS,
  answer: { status: 200, schema: z.array(guideSchema) },
  handler: async ({ app, params }) =>
    json((await app.guides.listGuidesNaming(params.key as ProductId)).map(toGuideJson)),
});

const findGuide = defineRoute({
  method: "GET",
  path: "/gift-guides/{key}",
  operationId: "getGuide",
  tag: "Gift guides",
  summary: "One gift guide with its products in order, by its slug, an old slug of it, or its id.",
  ...PUBLIC,
  auth: "optional",
  answer: { status: 200, schema: guideDetailSchema },
  refusals: ["not-found"],
  async handler({ app, caller, params, reading }) {
    reading.tag("guides");
    reading.tag("products");
    const guide = await app.guides.findGuide(params.key, visibilityFor(caller));
    return json(toGuideDetailJson(refuseMissing(guide, "gift guide")));
  },
});

const createGuide = defineRoute({
  method: "POST",
  path: "/gift-guides",
  operationId: "createGuide",
  tag: "Gift guides",
  summary: "Adds a gift guide.",
  ...CREATES,
  body: newGuideSchema,
  answer: { status: 201, schema: guideDetailSchema },
  handler: async ({ app, body }) => answerSaved(app, await app.guides.createGuide(body)),
});

const reviseGuide = defineRoute({
  method: "PUT",
  path: "/gift-guides/{key}",
  operationId: "updateGuide",
  tag: "Gift guides",
  summary: "Replaces a gift guide, by its id. Without products it keeps those it has.",
  ...EDITORS,
  body: guideRevisionSchema,
  answer: { status: 200, schema: guideDetailSchema },
  refusals: ["not-found"],
  conflict: { schema: guideSchema, present: toGuideJson },
  handler: async ({ app, params, body }) =>
    answerSaved(app, await app.guides.reviseGuide({ id: params.key as GuideId, ...body })),
});

const removeGuide = defineRoute({
  method: "DELETE",
  path: "/gift-guides/{key}",
  operationId: "deleteGuide",
  tag: "Gift guides",
  summary: "Moves a gift guide to the trash, by its id. Its products stay.",
  ...EDITORS,
  answer: { status: 204 },
  refusals: ["not-found"],
  async handler({ app, params }) {
    await app.guides.removeGuide(params.key as GuideId);
    return empty;
  },
});

export const guideRoutes = [listGuides, listGuidesNaming, findGuide, createGuide, reviseGuide, removeGuide];

/** The owner sees hidden picks too. */
async function answerSaved(app: App, { id }: Guide) {
  return json(toGuideDetailJson(refuseMissing(await app.guides.findGuide(id, "all"), "gift guide")));
}

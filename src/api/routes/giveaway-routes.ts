import { z } from "zod";
import type { App } from "../../app.ts";
import { refuseMissing } from "../../core/errors/refuse-missing.ts";
import type { Giveaway, GiveawayId } from "../../core/giveaways/giveaway.ts";
import { type GiveawayInput, toGiveawayDraft } from "../../core/giveaways/giveaway-draft.ts";
import { giveawayWarnings } from "../../core/giveaways/giveaway-phase.ts";
import type { ReadingRecord } from "../../core/reading-record.ts";
import { toGiveawayJson, toSavedGiveawayJson } from "../../wire/giveaway-json.ts";
import {
  giveawayRevisionSchema,
  giveawaySchema,
  newGiveawaySchema,
  savedGiveawaySchema,
} from "../../wire/giveaway-schema.ts";
import { visibilityFor } from "../caller.ts";
import { answerShortList, listQuery } from "../listing.ts";
import { empty, json } from "../reply.ts";
import { CREATES, defineRoute, EDITORS, PUBLIC } from "../route.ts";

const listGiveaways = defineRoute({
  method: "GET",
  path: "/giveaways",
  operationId: "listGiveaways",
  tag: "Giveaways",
  summary:
    "Giveaways, running and past, the one that ends last first. Giveaways that haven't started are left out unless they're announced or you send a bearer token.",
  ...PUBLIC,
  auth: "optional",
  query: listQuery,
  answer: { status: 200, schema: z.array(giveawaySchema) },
  async handler({ app, caller, query, address, reading }) {
    reading.tag("giveaways");
    const items = caller.account === undefined ? await listPublic(app, reading) : await app.giveaways.listGiveaways();
    return answerShortList({ items, query, address, toListed: (giveaway) => giveaway, present: toGiveawayJson });
  },
});

const findGiveaway = defineRoute({
  method: "GET",
  path: "/giveaways/{key}",
  operationId: "getGiveaway",
  tag: "Giveaways",
  summary: "One giveaway, by its slug, an old slug of it, or its id.",
  ...PUBLIC,
  auth: "optional",
  answer: { status: 200, schema: giveawaySchema },
  refusals: ["not-found"],
  async handler({ app, caller, params, reading }) {
    reading.tag("giveaways");
    const giveaway = await app.giveaways.findGiveaway(params.key, visibilityFor(caller));
    return json(toGiveawayJson(refuseMissing(giveaway, "giveaway")));
  },
});

const createGiveaway = defineRoute({
  method: "POST",
  path: "/giveaways",
  operationId: "createGiveaway",
  tag: "Giveaways",
  summary: "Adds a giveaway. Dates without an offset are read in the shop's time zone.",
  ...CREATES,
  body: newGiveawaySchema,
  answer: { status: 201, schema: savedGiveawaySchema },
  handler: async ({ app, body }) => answerSaved(app, await app.giveaways.createGiveaway(await toDraft(app, body))),
});

const reviseGiveaway = defineRoute({
  method: "PUT",
  path: "/giveaways/{key}",
  operationId: "updateGiveaway",
  tag: "Giveaways",
  summary: "Replaces a giveaway, by its id.",
  ...EDITORS,
  body: giveawayRevisionSchema,
  answer: { status: 200, schema: savedGiveawaySchema },
  refusals: ["not-found"],
  conflict: { schema: giveawaySchema, present: toGiveawayJson },
  async handler({ app, params, body: { input, slug, basedOn } }) {
    const draft = await toDraft(app, input);
    return answerSaved(app, await app.giveaways.reviseGiveaway({ id: params.key as GiveawayId, draft, slug, basedOn }));
  },
});

const removeGiveaway = defineRoute({
  method: "DELETE",
  path: "/giveaways/{key}",
  operationId: "deleteGiveaway",
  tag: "Giveaways",
  summary: "Moves a giveaway to the trash, by its id.",
  ...EDITORS,
  answer: { status: 204 },
  refusals: ["not-found"],
  async handler({ app, params }) {
    await app.giveaways.removeGiveaway(params.key as GiveawayId);
    return empty;
  },
});

export const giveawayRoutes = [listGiveaways, findGiveaway, createGiveaway, reviseGiveaway, removeGiveaway];

async function listPublic(app: App, reading: ReadingRecord): Promise<readonly Giveaway[]> {
  const { giveaways, changesAt } = await app.giveaways.listPublicGiveaways(app.clock.now());
  reading.changesAt(changesAt);
  return giveaways;
}

async function toDraft(app: App, input: GiveawayInput) {
  return toGiveawayDraft(input, (await app.settings.readSettings()).timeZone);
}

function answerSaved(app: App, giveaway: Giveaway) {
  const messages = giveawayWarnings(giveaway, app.clock.now());
  return json(
    toSavedGiveawayJson(
      giveaway,
      messages.map((message) => ({ field: "active", message })),
    ),
  );
}

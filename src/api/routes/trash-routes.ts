import { z } from "zod";
import { PAGE_SIZE } from "../../core/paging/page.ts";
import { toRestoredEntityJson, toTrashEntryJson } from "../../wire/trash-json.ts";
import { restoredEntitySchema, trashEntrySchema, trashKindSchema } from "../../wire/trash-schema.ts";
import { answerPage, listQuery, toPageRequest } from "../listing.ts";
import { empty, json } from "../reply.ts";
import { defineRoute, EDITORS } from "../route.ts";

const trashQuery = listQuery.pick({ limit: true, cursor: true }).extend({
  kind: trashKindSchema.meta({ description: "Only items of this kind." }).optional(),
});

const listTrash = defineRoute({
  method: "GET",
  path: "/trash",
  operationId: "listTrash",
  tag: "Trash",
  summary: "Everything deleted in the last 30 days, most recent first. Always paginated, even without a limit.",
  ...EDITORS,
  query: trashQuery,
  answer: { status: 200, schema: z.array(trashEntrySchema) },
  async handler({ app, query, address }) {
    const request = toPageRequest(query) ?? { limit: PAGE_SIZE };
    return answerPage(await app.trash.listTrash(query.kind, request), toTrashEntryJson, address);
  },
});

const restoreFromTrash = defineRoute({
  method: "POST",
  path: "/trash/{id}/restore",
  operationId: "restoreFromTrash",
  params: { id: "The id of the deleted entity." },
  tag: "Trash",
  summary: "Restores a deleted entity with its URL, its category and its places in gift guides.",
  ...EDITORS,
  answer: { status: 200, schema: restoredEntitySchema },
  refusals: ["not-found", "conflict"],
  handler: async ({ app, params }) => json(toRestoredEntityJson(await app.trash.restoreFromTrash(params.id))),
});

const deletePermanently = defineRoute({
  method: "DELETE",
  path: "/trash/{id}",
  operationId: "deletePermanently",
  params: { id: "The id of the deleted entity." },
  tag: "Trash",
  summary: "Permanently deletes something in the trash.",
  ...EDITORS,
  answer: { status: 204 },
  refusals: ["not-found"],
  async handler({ app, params }) {
    await app.trash.deletePermanently(params.id);
    return empty;
  },
});

export const trashRoutes = [listTrash, restoreFromTrash, deletePermanently];

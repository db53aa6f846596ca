import { z } from "zod";
import type { BulkChangeId } from "../../core/catalogue/bulk/bulk-change.ts";
import { toBulkChangeJson, toBulkPreviewJson, toBulkReportJson } from "../../wire/bulk-change-json.ts";
import {
  bulkChangeSchema,
  bulkPreviewRequestSchema,
  bulkPreviewSchema,
  bulkReportSchema,
  newBulkChangeSchema,
} from "../../wire/bulk-change-schema.ts";
import { json } from "../reply.ts";
import { defineRoute, EDITORS } from "../route.ts";

const previewBulkChange = defineRoute({
  method: "POST",
  path: "/bulk-previews",
  operationId: "previewBulkChange",
  tag: "Bulk changes",
  summary: "Counts what a bulk change would do, without doing it. Without a deed it counts the selection.",
  ...EDITORS,
  body: bulkPreviewRequestSchema,
  answer: { status: 200, schema: bulkPreviewSchema },
  handler: async ({ app, body }) => json(toBulkPreviewJson(await app.bulkChanges.previewBulkChange(body))),
});

const startBulkChange = defineRoute({
  method: "POST",
  path: "/bulk-changes",
  operationId: "startBulkChange",
  tag: "Bulk changes",
  summary: "Begins a bulk change; ask for it again to see how far it is. One at a time.",
  ...EDITORS,
  body: newBulkChangeSchema,
  answer: { status: 201, schema: bulkChangeSchema },
  refusals: ["conflict"],
  handler: async ({ app, body }) => json(toBulkChangeJson(await app.bulkChanges.startBulkChange(body))),
});

const listBulkChanges = defineRoute({
  method: "GET",
  path: "/bulk-changes",
  operationId: "listBulkChanges",
  tag: "Bulk changes",
  summary: "The last 20 bulk changes, newest first.",
  ...EDITORS,
  answer: { status: 200, schema: z.array(bulkChangeSchema) },
  handler: async ({ app }) => json((await app.bulkChanges.listBulkChanges()).map(toBulkChangeJson)),
});

const findBulkChange = defineRoute({
  method: "GET",
  path: "/bulk-changes/{id}",
  operationId: "getBulkChange",
  tag: "Bulk changes",
  summary: "How a bulk change stands, and which products were left alone (at most 100 of them).",
  ...EDITORS,
  answer: { status: 200, schema: bulkReportSchema },
  refusals: ["not-found"],
  handler: async ({ app, params }) =>
    json(toBulkReportJson(await app.bulkChanges.findBulkChange(params.id as BulkChangeId))),
});

const cancelBulkChange = defineRoute({
  method: "POST",
  path: "/bulk-changes/{id}/cancel",
  operationId: "cancelBulkChange",
  tag: "Bulk changes",
  summary: "Stops a bulk change where it is. What was done stays, and can be undone.",
  ...EDITORS,
  answer: { status: 200, schema: bulkChangeSchema },
  refusals: ["not-found", "conflict"],
  handler: async ({ app, params }) =>
    json(toBulkChangeJson(await app.bulkChanges.cancelBulkChange(params.id as BulkChangeId))),
});

const undoBulkChange = defineRoute({
  method: "POST",
  path: "/bulk-changes/{id}/undo",
  operationId: "undoBulkChange",
  tag: "Bulk changes",
  summary: "Takes a bulk change back. Products that somebody changed since are left alone, and told.",
  ...EDITORS,
  answer: { status: 200, schema: bulkChangeSchema },
  refusals: ["not-found", "conflict"],
  handler: async ({ app, params }) =>
    json(toBulkChangeJson(await app.bulkChanges.undoBulkChange(params.id as BulkChangeId))),
});

const resumeBulkChange = defineRoute({
  method: "POST",
  path: "/bulk-changes/{id}/resume",
  operationId: "resumeBulkChange",
  tag: "Bulk changes",
  summary: "Goes on with a bulk change that failed, from where it stopped. A failed undo is begun again by undo.",
  ...EDITORS,
  answer: { status: 200, schema: bulkChangeSchema },
  refusals: ["not-found", "conflict"],
  handler: async ({ app, params }) =>
    json(toBulkChangeJson(await app.bulkChanges.resumeBulkChange(params.id as BulkChangeId))),
});

export const bulkChangeRoutes = [
  previewBulkChange,
  startBulkChange,
  listBulkChanges,
  findBulkChange,
  cancelBulkChange,
  undoBulkChange,
  resumeBulkChange,
];

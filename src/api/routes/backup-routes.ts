import { toBackupsJson } from "../../wire/backups-json.ts";
import { backupsSchema } from "../../wire/backups-schema.ts";
import { json } from "../reply.ts";
import { defineRoute, OWNERS } from "../route.ts";

const reviewBackups = defineRoute({
  method: "GET",
  path: "/backups",
  operationId: "getBackups",
  tag: "Operations",
  summary: "The verified backups of the database, and how the one under way comes along.",
  ...OWNERS,
  answer: { status: 200, schema: backupsSchema },
  handler: async ({ app }) => json(toBackupsJson(await app.backups.reviewBackups())),
});

const requestBackup = defineRoute({
  method: "POST",
  path: "/backups",
  operationId: "requestBackup",
  tag: "Operations",
  summary: "Asks for a backup now; one that is under way already is this one. It begins within seconds.",
  ...OWNERS,
  answer: { status: 201, schema: backupsSchema },
  refusals: ["invalid"],
  handler: async ({ app }) => json(toBackupsJson(await app.backups.requestBackup())),
});

export const backupRoutes = [reviewBackups, requestBackup];

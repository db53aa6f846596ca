import { toSettingsJson } from "../../wire/settings-json.ts";
import { settingsChangeSchema, settingsSchema } from "../../wire/settings-schema.ts";
import { json } from "../reply.ts";
import { defineRoute, OWNERS } from "../route.ts";

const readSettings = defineRoute({
  method: "GET",
  path: "/settings",
  operationId: "getSettings",
  tag: "Settings",
  summary: "All settings, and the defaults that stand where nothing was changed.",
  ...OWNERS,
  answer: { status: 200, schema: settingsSchema },
  handler: async ({ app }) => json(toSettingsJson(await app.settings.readSettings())),
});

const saveSettings = defineRoute({
  method: "PUT",
  path: "/settings",
  operationId: "updateSettings",
  tag: "Settings",
  summary: "Changes the settings that are sent and no others; null lets the default stand again.",
  ...OWNERS,
  body: settingsChangeSchema,
  answer: { status: 200, schema: settingsSchema },
  conflict: { schema: settingsSchema, present: toSettingsJson },
  handler: async ({ app, body: { changes, seen } }) =>
    json(toSettingsJson(await app.settings.saveSettings(changes, seen))),
});

export const settingsRoutes = [readSettings, saveSettings];

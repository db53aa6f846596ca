import type { Command } from "../command.ts";
import { withStorage } from "../with-storage.ts";

/** `shop migrate`: brings the database to this version, as every start does, without serving. */
export const migrate: Command = {
  name: "migrate",
  usage: "",
  summary: "bring the database to this version without starting the shop",
  run: (_words, { config, say }) =>
    withStorage(config, async (storage) => say(`The database is at ${await storage.schemaVersion()}.`)),
};

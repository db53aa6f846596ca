import type { CoreContext } from "../core-context.ts";
import type { SettingsStore } from "./settings-store.ts";
import { DEFAULT_SETTINGS, type Settings } from "./settings.ts";

/** All settings; what the owner never changed has the specification's words. */
export const readSettings = (context: CoreContext): Promise<Settings> => settingsIn(context.storage.read.settings);

/** The same inside a transaction. */
export async function settingsIn(store: SettingsStore): Promise<Settings> {
  return { ...DEFAULT_SETTINGS, ...(await store.read()) };
}

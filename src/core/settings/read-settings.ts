import type { CoreContext } from "../core-context.ts";
import { DEFAULT_SETTINGS, type Settings } from "./settings.ts";

/** All settings; what the owner never changed has the specification's words. */
export async function readSettings(context: CoreContext): Promise<Settings> {
  return { ...DEFAULT_SETTINGS, ...(await context.storage.read.settings.read()) };
}

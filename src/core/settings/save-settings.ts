import type { CoreContext } from "../core-context.ts";
import { refuseField } from "../errors/domain-error.ts";
import { isTimeZone } from "../time/shop-zone.ts";
import { readSettings } from "./read-settings.ts";
import type { Settings } from "./settings.ts";

/** Changes some settings and answers all of them. Throws DomainError("invalid") for a time zone that does not exist. */
export async function saveSettings(context: CoreContext, changes: Partial<Settings>): Promise<Settings> {
  if (changes.timeZone !== undefined && !isTimeZone(changes.timeZone)) {
    throw refuseField("timeZone", `There is no time zone "${changes.timeZone}".`);
  }
  await context.storage.publish((stores) => stores.settings.save(changes));
  return readSettings(context);
}

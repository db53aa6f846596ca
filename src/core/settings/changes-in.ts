import { DEFAULT_SETTINGS, type SettingKey, type Settings } from "./settings.ts";

/** The settings that differ from their defaults. */
export function changesIn(settings: Settings): Partial<Settings> {
  const changed = Object.entries(settings).filter(([key, value]) => value !== DEFAULT_SETTINGS[key as SettingKey]);
  return Object.fromEntries(changed);
}

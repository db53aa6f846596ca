// Port: the settings that differ from their defaults.
import type { SettingKey, Settings } from "./settings.ts";

export interface SettingsStore {
  read(): Promise<Partial<Settings>>;
  save(changes: Partial<Settings>): Promise<void>;
  /** Lets the default stand again. */
  forget(keys: readonly SettingKey[]): Promise<void>;
}

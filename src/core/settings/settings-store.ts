// Port: the settings that differ from their defaults.
import type { Settings } from "./settings.ts";

export interface SettingsStore {
  read(): Promise<Partial<Settings>>;
  save(changes: Partial<Settings>): Promise<void>;
}

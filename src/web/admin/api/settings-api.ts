import type { SettingName, SettingsJson, SettingValuesJson } from "../../../wire/settings-json.ts";
import { ApiError } from "./api-error.ts";
import { call, jsonOf } from "./call.ts";

/** The settings with the version that a change starts from: each setting's own value, all of them together as one text. */
export interface VersionedSettings extends SettingsJson {
  readonly updated_at: string;
}

export type SettingChanges = { readonly [Name in SettingName]?: string };

/** `GET /settings`. */
export async function readSettings(signal?: AbortSignal): Promise<VersionedSettings> {
  return withVersion(await jsonOf<SettingsJson>(await call("/settings", { signal })));
}

/**
 * `PUT /settings`: only what is sent changes.
 *
 * @param seen the values that these settings had when they were edited: where one has changed since, the call throws
 * ApiError 409 with all settings as `current`.
 */
export async function saveSettings(changes: SettingChanges, seen: SettingChanges): Promise<VersionedSettings> {
  try {
    const body = { ...changes, started_from: seen };
    return withVersion(await jsonOf<SettingsJson>(await call("/settings", { method: "PUT", body })));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    throw error.withCurrent(withVersion(error.current as SettingsJson));
  }
}

/** The values that a version stands for. */
export const valuesOfVersion = (version: string): SettingValuesJson => JSON.parse(version) as SettingValuesJson;

const withVersion = (json: SettingsJson): VersionedSettings => ({ ...json, updated_at: JSON.stringify(json.settings) });

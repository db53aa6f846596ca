import { useState } from "react";
import { fromValuesJson, type SettingName, type SettingValuesJson } from "../../../wire/settings-json.ts";
import { settingValuesSchema } from "../../../wire/settings-schema.ts";
import { savedSettings } from "../../document/saved-settings.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import { saveSettings, type SettingChanges, type VersionedSettings, valuesOfVersion } from "../api/settings-api.ts";
import type { EditorKind } from "../editor/editor-kind.ts";
import { type Editor, useEditor } from "../editor/use-editor.ts";
import { SETTING_FIELDS, SETTINGS_FORM } from "./setting-fields.ts";

export type SettingValues = { -readonly [Name in SettingName]: string };

export type SettingsEditor = Editor<SettingValues, VersionedSettings>;

const NAMES = SETTING_FIELDS.map(({ name }) => name);

const kindFor = (defaults: SettingValuesJson): EditorKind<SettingValues, VersionedSettings> => ({
  ...SETTINGS_FORM,
  words: {
    unsaved: "Your changes to the settings are not saved.",
    notSaved: "The settings were not saved",
    changedMeanwhile: "These settings were changed meanwhile",
    failedToSave: "Failed to save the settings",
  },
  blank: defaults,
  schema: settingValuesSchema,
  toValues: ({ settings }) => ({ ...settings }),
});

/** Saves only what was changed, so that two owners meet only where both changed the same setting. */
export function useSettingsEditor(loaded: VersionedSettings): SettingsEditor {
  const [kind] = useState(() => kindFor(loaded.defaults));
  return useEditor({
    kind,
    saved: loaded,
    id: "all",
    staysOpen: true,
    save(values, { startedFrom }) {
      const seen = valuesOfVersion(startedFrom ?? loaded.updated_at);
      const touched = NAMES.filter((name) => values[name] !== seen[name]);
      return saveSettings(pick(values, touched), pick(seen, touched));
    },
    onSaved(saved) {
      savedSettings.keep(fromValuesJson(saved.settings));
      showToast("success", "Settings saved");
    },
  });
}

function pick(values: SettingValuesJson, names: readonly SettingName[]): SettingChanges {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

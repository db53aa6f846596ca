import { useRef, useState } from "react";
import { fromValuesJson, type SettingName, type SettingValuesJson } from "../../../wire/settings-json.ts";
import { settingValuesSchema } from "../../../wire/settings-schema.ts";
import { savedSettings } from "../../document/saved-settings.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import { ApiError } from "../api/api-error.ts";
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

/** What an owner changed, and against which version another owner's change turned up. */
interface Conflict {
  readonly startedFrom: SettingValuesJson;
  readonly version: string;
}

/** Saves only what was changed, so that two owners meet only where both changed the same setting. */
export function useSettingsEditor(loaded: VersionedSettings): SettingsEditor {
  const conflict = useRef<Conflict>(undefined);
  const [kind] = useState(() => kindFor(loaded.defaults));
  const editor = useEditor({
    kind,
    saved: loaded,
    id: "all",
    staysOpen: true,
    async save(values, { startedFrom }) {
      const version = startedFrom ?? loaded.updated_at;
      const seen = valuesOfVersion(version);
      // Who overwrites has seen the other's version, but still means only what they changed themselves.
      const base = conflict.current?.version === version ? conflict.current.startedFrom : seen;
      const touched = NAMES.filter((name) => values[name] !== base[name]);
      try {
        return await saveSettings(pick(values, touched), pick(seen, touched));
      } catch (error) {
        const current = currentOf(error);
        if (current !== undefined) {
          conflict.current = { startedFrom: base, version: current.updated_at };
          takeUntouched(editor, current, touched);
        }
        throw error;
      }
    },
    onSaved(saved) {
      conflict.current = undefined;
      savedSettings.keep(fromValuesJson(saved.settings));
      showToast("success", "Settings saved");
    },
  });
  return editor;
}

function pick(values: SettingValuesJson, names: readonly SettingName[]): SettingChanges {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function currentOf(error: unknown): VersionedSettings | undefined {
  return error instanceof ApiError && error.status === 409 ? (error.current as VersionedSettings) : undefined;
}

/** What only the other owner changed is no question: it stands in the form as they saved it. */
function takeUntouched({ form }: SettingsEditor, { settings }: VersionedSettings, touched: readonly SettingName[]) {
  for (const name of NAMES) {
    if (!touched.includes(name)) form.setValue(name, settings[name]);
  }
}

import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { readSettings, type VersionedSettings } from "../api/settings-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { EditorFrame } from "../editor/editor-frame.tsx";
import { AdminPage } from "../ui/admin-page.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { SettingControl } from "./setting-control.tsx";
import { SECTIONS, SETTING_FIELDS } from "./setting-fields.ts";
import { useSettingsEditor } from "./use-settings-editor.ts";

export default function SettingsPage() {
  const { data, isLoading, hasFailed, reload } = useLoaded({
    load: readSettings,
    key: "settings",
    onError: () => showToast("error", "Failed to fetch the settings"),
  });
  return (
    <AdminPage title="Settings" back={{ to: "/admin", label: "Dashboard" }} width="narrow">
      {isLoading && <Spinner />}
      {!isLoading && hasFailed && <LoadFailure what="settings" onRetry={reload} />}
      {!isLoading && !hasFailed && data !== undefined && <SettingsForm loaded={data} />}
    </AdminPage>
  );
}

function SettingsForm({ loaded }: { readonly loaded: VersionedSettings }) {
  const editor = useSettingsEditor(loaded);
  return (
    <EditorFrame editor={editor} submitLabel="Save Settings">
      {SECTIONS.map(({ id, title, note }) => (
        <section
          key={id}
          aria-labelledby={`section-${id}`}
          className="rounded-card border border-line bg-card p-4 sm:p-6"
        >
          <h2 id={`section-${id}`} className="text-xl">
            {title}
          </h2>
          <p className="mt-1 mb-4 text-quiet">{note}</p>
          <div className="grid gap-4">
            {SETTING_FIELDS.filter(({ section }) => section === id).map((field) => (
              <SettingControl key={field.name} editor={editor} field={field} defaults={loaded.defaults} />
            ))}
          </div>
        </section>
      ))}
    </EditorFrame>
  );
}

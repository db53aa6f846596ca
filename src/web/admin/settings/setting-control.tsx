import { useMemo } from "react";
import type { SettingValuesJson } from "../../../wire/settings-json.ts";
import { useShop } from "../../document/use-shop.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { useNow } from "../../ui/use-now.ts";
import { messageAt } from "../editor/field-errors.ts";
import { Thumbnail } from "../ui/thumbnail.tsx";
import { choicesOf, exampleOf, type RegionName } from "./region-choices.ts";
import { controlIdOf, type SettingField, SETTINGS_FORM } from "./setting-fields.ts";
import type { SettingsEditor } from "./use-settings-editor.ts";

interface SettingControlProps {
  readonly editor: SettingsEditor;
  readonly field: SettingField;
  readonly defaults: SettingValuesJson;
}

/** A setting with the way back to what the shop said at first. */
export function SettingControl({ editor, field, defaults }: SettingControlProps) {
  const { name, label } = field;
  const isDefault = editor.values[name] === defaults[name];
  const restore = (): void => {
    editor.form.setValue(name, defaults[name], { shouldValidate: true, shouldTouch: true });
    // The button has nothing left to do.
    document.getElementById(controlIdOf(name))?.focus();
  };
  return (
    <div className="grid gap-1">
      <Control editor={editor} field={field} />
      <div className="flex min-h-11 items-center sm:min-h-8">
        {isDefault ? (
          <p className="text-sm text-quiet">This is the default.</p>
        ) : (
          <Button
            tone="quiet"
            aria-label={`Back to default: ${label}`}
            className="-ml-5 text-sm text-accent underline sm:min-h-8 sm:py-1"
            onClick={restore}
          >
            Back to default
          </Button>
        )}
      </div>
    </div>
  );
}

type ControlProps = Omit<SettingControlProps, "defaults">;

function Control({ editor, field }: ControlProps) {
  const { name, label, hint, control } = field;
  const wiring = {
    ...editor.form.register(name),
    id: controlIdOf(name),
    label,
    hint,
    error: messageAt(SETTINGS_FORM, editor.form.formState.errors, name),
    autoComplete: "off",
  };
  switch (control) {
    case "line":
      return <TextField {...wiring} />;
    case "text":
      return <TextArea {...wiring} rows={4} />;
    case "picture":
      return (
        <div className="flex flex-wrap items-start gap-4">
          <div className="min-w-0 grow basis-72">
            <TextField {...wiring} type="url" />
          </div>
          <SharePicture address={editor.values[name]} />
        </div>
      );
    case "choice":
      return <ChoiceField wiring={wiring} name={name as RegionName} value={editor.values[name]} />;
  }
}

const PREVIEW = "sm:mt-8 h-16 w-30 rounded-field";

function SharePicture({ address }: { readonly address: string }) {
  if (address !== "") return <Thumbnail address={address} className={PREVIEW} />;
  return <img src="/share.png" alt="" className={`${PREVIEW} object-cover`} />;
}

interface ChoiceFieldProps {
  readonly wiring: Parameters<typeof TextField>[0];
  readonly name: RegionName;
  readonly value: string;
}

/** The browser's own suggestions: searched by typing, at home on every phone, and they forbid no other value. */
function ChoiceField({ wiring, name, value }: ChoiceFieldProps) {
  const { renderedAt } = useShop();
  const now = useNow({ renderedAt, nextChangeAfter: nextMinute });
  const choices = useMemo(() => choicesOf(name), [name]);
  const listId = `${controlIdOf(name)}-choices`;
  return (
    <>
      <TextField {...wiring} hint={exampleOf(name, value.trim(), now) ?? "Type to search."} list={listId} />
      <datalist id={listId}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </datalist>
    </>
  );
}

const MINUTE_MS = 60_000;
const nextMinute = (moment: number): number => (Math.floor(moment / MINUTE_MS) + 1) * MINUTE_MS;

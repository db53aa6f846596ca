import { useController } from "react-hook-form";
import { giveawayWarnings, nextPhaseChange } from "../../../core/giveaways/giveaway-phase.ts";
import { orderProblem } from "../../../core/giveaways/giveaway-rules.ts";
import type { GiveawayJson } from "../../../wire/giveaway-json.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { useNow } from "../../ui/use-now.ts";
import { MomentField } from "../dates/moment-field.tsx";
import { controlIdOf, labelOf } from "../editor/editor-fields.ts";
import { messageAt } from "../editor/field-errors.ts";
import type { Editor } from "../editor/use-editor.ts";
import { OneImageField } from "../ui/one-image-field.tsx";
import { SlugField } from "../ui/slug-field.tsx";
import { SwitchField } from "../ui/switch-field.tsx";
import { GIVEAWAY_FORM } from "./giveaway-kind.ts";
import { type GiveawayFormValues, timesOfValues } from "./giveaway-values.ts";

interface GiveawayFieldsProps {
  readonly editor: Editor<GiveawayFormValues, GiveawayJson>;
  readonly zone: string;
}

export function GiveawayFields({ editor, zone }: GiveawayFieldsProps) {
  const { form, values } = editor;
  const { errors } = form.formState;
  const wiring = (name: keyof GiveawayFormValues) => ({
    ...form.register(name),
    id: controlIdOf(GIVEAWAY_FORM, name),
    label: labelOf(GIVEAWAY_FORM, name),
    error: messageAt(GIVEAWAY_FORM, errors, name),
  });
  const times = timesOfValues(values, zone);
  return (
    <>
      <TextField {...wiring("title")} required autoComplete="off" />
      <TextField {...wiring("prize")} required autoComplete="off" />
      <TextArea {...wiring("description")} rows={4} hint="Optional." />
      <OneImageField {...wiring("image")} address={values.image} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <DateField editor={editor} zone={zone} name="start_date" problem={undefined} />
        <DateField editor={editor} zone={zone} name="end_date" problem={times && orderProblem(times)} />
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <FlagField editor={editor} name="active" />
        <FlagField editor={editor} name="winner_announced" />
      </div>
      <Surprises editor={editor} zone={zone} />
    </>
  );
}

interface GiveawaySlugFieldProps extends Pick<GiveawayFieldsProps, "editor"> {
  readonly saved: string;
}

export function GiveawaySlugField({ editor: { form, values }, saved }: GiveawaySlugFieldProps) {
  return (
    <SlugField
      {...form.register("slug")}
      id={controlIdOf(GIVEAWAY_FORM, "slug")}
      error={messageAt(GIVEAWAY_FORM, form.formState.errors, "slug")}
      path="/giveaways/"
      typed={values.slug}
      saved={saved}
    />
  );
}

interface DateFieldProps extends GiveawayFieldsProps {
  readonly name: "start_date" | "end_date";
  /** Known as soon as both dates can be read, before the form is sent. */
  readonly problem: string | undefined;
}

function DateField({ editor, zone, name, problem }: DateFieldProps) {
  const { field, formState } = useController({ control: editor.form.control, name });
  const edge = name === "start_date" ? "start" : "end";
  return (
    <MomentField
      id={controlIdOf(GIVEAWAY_FORM, name)}
      label={labelOf(GIVEAWAY_FORM, name)}
      value={field.value}
      edge={edge}
      zone={zone}
      hint={`Without a time it is the ${edge} of that day.`}
      error={problem ?? messageAt(GIVEAWAY_FORM, formState.errors, name)}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

interface FlagFieldProps {
  readonly editor: Editor<GiveawayFormValues, GiveawayJson>;
  readonly name: "active" | "winner_announced";
}

function FlagField({ editor, name }: FlagFieldProps) {
  const { field } = useController({ control: editor.form.control, name });
  return (
    <SwitchField
      id={controlIdOf(GIVEAWAY_FORM, name)}
      label={labelOf(GIVEAWAY_FORM, name)}
      checked={field.value}
      onChange={field.onChange}
    />
  );
}

/** Where the specification's rules would show shoppers something that the owner does not expect. */
function Surprises({ editor, zone }: GiveawayFieldsProps) {
  const times = timesOfValues(editor.values, zone);
  const now = useNow({
    renderedAt: 0,
    nextChangeAfter: (moment) => times && nextPhaseChange(times, moment),
  });
  const warnings = times === undefined || orderProblem(times) !== undefined ? [] : giveawayWarnings(times, now);
  return (
    <div aria-live="polite" className="grid gap-1 text-accent empty:hidden">
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </div>
  );
}

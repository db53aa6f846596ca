import type { ComponentProps, ReactNode } from "react";
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
        <FlagField
          editor={editor}
          name="announce"
          hint="Lists it under Coming Soon. Otherwise the public lists leave it out until it starts."
        />
      </div>
      <Surprises editor={editor} zone={zone} />
      <EntryFields editor={editor} wiring={wiring} />
      <WinnerFields editor={editor} wiring={wiring} />
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
  readonly name: "active" | "announce" | "winner_announced";
  readonly hint?: string;
}

function FlagField({ editor, name, hint }: FlagFieldProps) {
  const { field } = useController({ control: editor.form.control, name });
  return (
    <SwitchField
      id={controlIdOf(GIVEAWAY_FORM, name)}
      label={labelOf(GIVEAWAY_FORM, name)}
      hint={hint}
      checked={field.value}
      onChange={field.onChange}
    />
  );
}

interface GroupProps {
  readonly editor: Editor<GiveawayFormValues, GiveawayJson>;
  readonly wiring: (name: keyof GiveawayFormValues) => ComponentProps<typeof TextField>;
}

function EntryFields({ editor: { values }, wiring }: GroupProps) {
  const hasNoWay = values.how_to_enter.trim() === "" && values.entry_url.trim() === "";
  return (
    <FieldGroup title="Entering">
      <TextArea
        {...(wiring("how_to_enter") as ComponentProps<typeof TextArea>)}
        rows={3}
        hint="What shoppers have to do, and until when."
        warning={hasNoWay ? "Shoppers can’t enter yet. Explain how, or add a link." : undefined}
      />
      <TextField
        {...wiring("entry_url")}
        type="url"
        autoComplete="off"
        hint="Optional. The page shows it as a button while the giveaway is active."
      />
      <TextField {...wiring("sponsor")} autoComplete="off" hint="Who gives the prize away." />
      <TextArea
        {...(wiring("eligibility") as ComponentProps<typeof TextArea>)}
        rows={2}
        hint="Who can enter, such as “US residents, 18 and over”."
      />
      <TextArea
        {...(wiring("rules") as ComponentProps<typeof TextArea>)}
        rows={6}
        hint="Odds, entry limit, prize value, and how the winner is chosen and notified."
      />
    </FieldGroup>
  );
}

function WinnerFields({ editor, wiring }: GroupProps) {
  const { winner_announced: isAnnounced, winner_name: name } = editor.values;
  return (
    <FieldGroup title="Winner">
      <FlagField editor={editor} name="winner_announced" />
      <TextField
        {...wiring("winner_name")}
        autoComplete="off"
        hint="The name the winner agreed to make public. Shown once the winner is announced."
        warning={
          isAnnounced && name.trim() === "" ? "The page says a winner was announced but doesn’t name one." : undefined
        }
      />
    </FieldGroup>
  );
}

function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-6 border-t border-line pt-4">
      <legend className="float-left text-xl font-bold">{title}</legend>
      {children}
    </fieldset>
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

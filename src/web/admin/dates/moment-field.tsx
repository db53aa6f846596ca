import { type ChangeEvent, type FocusEvent, useId } from "react";
import { formatMoment } from "../../../core/time/shop-zone.ts";
import { readTypedMoment, type TypedMoment, withOffset } from "../../../core/time/typed-moment.ts";
import { classNames } from "../../ui/class-names.ts";
import { FIELD_STYLE } from "../../ui/field.tsx";
import { momentNotes } from "./moment-notes.ts";
import { HALF_TYPED, type MomentParts, toMomentParts, withHalf } from "./moment-text.ts";

interface MomentFieldProps {
  /** Of the date, where an error summary leads. */
  readonly id: string;
  readonly label: string;
  /** See moment-text.ts. */
  readonly value: string;
  /** Whether a date alone is that day's start or its end. */
  readonly edge: "start" | "end";
  /** The shop's zone, in which it is typed. */
  readonly zone: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** A date and, if wanted, a time of day, by the wall clock of the shop. */
export function MomentField(props: MomentFieldProps) {
  const { id, label, value, edge, zone, hint, error, onChange, onBlur } = props;
  const parts = toMomentParts(value);
  const moment = readTypedMoment(value, zone, edge);
  const ids = { hint: `${id}-hint`, error: `${id}-error`, notes: `${id}-notes` };
  const described = {
    "aria-describedby": classNames(error !== undefined && ids.error, ids.notes, ids.hint),
    ...(error !== undefined && { "aria-invalid": true as const }),
  };
  const change = (half: keyof MomentParts) => (event: ChangeEvent<HTMLInputElement>) =>
    onChange(withHalf(value, half, event.target.value));
  const leave = (half: keyof MomentParts) => (event: FocusEvent<HTMLInputElement>) => {
    // Half typed is empty to scripts, and so is emptied again: without a word, the one would be lost and the other kept.
    const { validity, value: typed } = event.currentTarget;
    const next = withHalf(value, half, validity.badInput ? HALF_TYPED : typed);
    if (next !== value) onChange(next);
    onBlur();
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-bold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))] gap-2">
        <input
          {...described}
          id={id}
          type="date"
          aria-label={`${label}, date`}
          value={parts.date}
          min="1900-01-01"
          max="9999-12-31"
          className={classNames(FIELD_STYLE, "min-h-11 min-w-0 pr-2 pl-3")}
          onChange={change("date")}
          onBlur={leave("date")}
        />
        <input
          {...described}
          type="time"
          aria-label={`${label}, time`}
          value={parts.time}
          className={classNames(FIELD_STYLE, "min-h-11 min-w-0 pr-2 pl-3")}
          onChange={change("time")}
          onBlur={leave("time")}
        />
      </div>
      {error !== undefined && (
        <p id={ids.error} className="text-sm font-semibold text-cherry">
          {error}
        </p>
      )}
      <div id={ids.notes} aria-live="polite" className="text-sm empty:-mt-1.5">
        {moment !== undefined && <Notes moment={moment} zone={zone} />}
      </div>
      {moment?.kind === "repeated" && <TwiceChoice label={label} moment={moment} zone={zone} onChange={onChange} />}
      <p id={ids.hint} className="text-sm text-quiet">
        {hint} In the shop’s time zone, {zone}.
      </p>
    </fieldset>
  );
}

function Notes({ moment, zone }: { readonly moment: TypedMoment; readonly zone: string }) {
  const { shown, here, warning } = momentNotes(moment, zone, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <>
      <p className="font-semibold">{shown}</p>
      {here !== undefined && <p>{here}</p>}
      {warning !== undefined && <p className="text-accent">{warning}</p>}
    </>
  );
}

interface TwiceChoiceProps {
  readonly label: string;
  readonly moment: Extract<TypedMoment, { kind: "repeated" }>;
  readonly zone: string;
  readonly onChange: (value: string) => void;
}

function TwiceChoice({ label, moment, zone, onChange }: TwiceChoiceProps) {
  const name = useId();
  const choices = [
    { word: "The earlier one", at: moment.earlierAt },
    { word: "The later one", at: moment.laterAt },
  ];
  return (
    <div role="radiogroup" aria-label={`${label}: which of the two`} className="grid">
      {choices.map(({ word, at }) => (
        <label key={word} className="flex min-h-11 items-center gap-3 sm:min-h-8">
          <input
            type="radio"
            name={name}
            checked={moment.at === at}
            className="size-5 accent-plum"
            onChange={() => onChange(withOffset(at, zone))}
          />
          {word}, {formatMoment(at, zone)}
        </label>
      ))}
    </div>
  );
}

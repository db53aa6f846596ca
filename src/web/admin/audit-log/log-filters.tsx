import { useNavigate } from "react-router";
import type { ActFiltersJson } from "../../../wire/act-json.ts";
import { Field, FIELD_STYLE } from "../../ui/field.tsx";
import { labelOf, nameOf } from "./act-words.ts";
import { type LogPlace, toLogAddress, toLogPlace } from "./log-place.ts";

interface LogFiltersProps {
  readonly place: LogPlace;
  /** Undefined until it is known: what the address filters by can be taken off all the same. */
  readonly filters: ActFiltersJson | undefined;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/**
 * Filters stand in the address; each choice is an entry of the history. It is added to what the address says by then:
 * what is drawn may be one choice behind.
 */
export function LogFilters({ place, filters }: LogFiltersProps) {
  const navigate = useNavigate();
  const show = (change: Partial<LogPlace>): void =>
    void navigate(toLogAddress({ ...placeNow(), after: undefined, ...change }), { preventScrollReset: true });
  const kinds = (filters?.kinds ?? []).map((kind) => ({ value: kind, label: labelOf(kind) }));
  const people = (filters?.people ?? []).map((actor) => ({ value: actor.person, label: nameOf(actor) }));
  return (
    <div className="grid gap-4 sm:max-w-2xl sm:grid-cols-2">
      <Filter
        label="Kind"
        all="All kinds"
        choices={withChosen(kinds, place.kind)}
        value={place.kind}
        onChange={(kind) => show({ kind })}
      />
      <Filter
        label="Person"
        all="Everybody"
        choices={withChosen(people, place.person)}
        value={place.person}
        onChange={(person) => show({ person })}
      />
    </div>
  );
}

const placeNow = (): LogPlace => toLogPlace(new URLSearchParams(window.location.search));

/** An address may name what the log does not hold (yet). */
function withChosen(choices: readonly Choice[], value: string | undefined): readonly Choice[] {
  const isKnown = value === undefined || choices.some((choice) => choice.value === value);
  return isKnown ? choices : [...choices, { value, label: labelOf(value) }];
}

interface FilterProps {
  readonly label: string;
  readonly all: string;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

function Filter({ label, all, choices, value, onChange }: FilterProps) {
  return (
    <Field label={label}>
      {(wiring) => (
        <select
          {...wiring}
          className={`${FIELD_STYLE} min-h-11`}
          value={value ?? ""}
          onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value)}
        >
          <option value="">{all}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

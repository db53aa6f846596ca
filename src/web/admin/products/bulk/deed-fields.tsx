import { useId } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Field, FIELD_STYLE, TextField } from "../../../ui/field.tsx";
import { listCategories } from "../../api/categories-api.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { DEED_LABELS, type DeedKind, type DeedValues } from "./deed-values.ts";

interface DeedFieldsProps {
  readonly values: DeedValues;
  readonly onChange: (values: DeedValues) => void;
}

const SELECT_STYLE = classNames(FIELD_STYLE, "min-h-11");

/** What is changed first, then to what. */
export function DeedFields({ values, onChange }: DeedFieldsProps) {
  return (
    <>
      <Field label="What to change">
        {(wiring) => (
          <select
            {...wiring}
            value={values.kind}
            className={SELECT_STYLE}
            onChange={(event) => onChange({ ...values, kind: event.target.value as DeedKind })}
          >
            {Object.entries(DEED_LABELS).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <DeedTarget values={values} onChange={onChange} />
    </>
  );
}

function DeedTarget({ values, onChange }: DeedFieldsProps) {
  switch (values.kind) {
    case "category":
      return <CategoryTarget values={values} onChange={onChange} />;
    case "add-tags":
    case "remove-tags":
      return (
        <TextField
          label="Tags"
          hint="With commas between them."
          value={values.tags}
          autoComplete="off"
          onChange={(event) => onChange({ ...values, tags: event.target.value })}
        />
      );
    default:
      return <FlagTarget values={values} onChange={onChange} />;
  }
}

function CategoryTarget({ values, onChange }: DeedFieldsProps) {
  const { data: categories = [] } = useLoaded({
    load: listCategories,
    key: "categories",
    onError: (error) => console.error("The categories could not be loaded.", error),
  });
  return (
    <Field label="New category">
      {(wiring) => (
        <select
          {...wiring}
          value={values.category}
          className={SELECT_STYLE}
          onChange={(event) => onChange({ ...values, category: event.target.value })}
        >
          <option value="">Choose a category</option>
          {categories.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

function FlagTarget({ values, onChange }: DeedFieldsProps) {
  const name = useId();
  const label = DEED_LABELS[values.kind];
  return (
    <fieldset>
      <legend className="font-bold">{label}</legend>
      <div className="flex gap-6">
        {[true, false].map((isOn) => (
          <label key={String(isOn)} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              checked={values.isOn === isOn}
              className="size-5 accent-plum"
              onChange={() => onChange({ ...values, isOn })}
            />
            {isOn ? "Yes" : "No"}
          </label>
        ))}
      </div>
      {values.kind === "hidden" && <p className="text-sm text-quiet">Hidden from shoppers. Its page returns 404.</p>}
    </fieldset>
  );
}

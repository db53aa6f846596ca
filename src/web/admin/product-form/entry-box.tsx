import type { ComponentProps, KeyboardEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { FIELD_STYLE } from "../../ui/field.tsx";

interface EntryBoxProps extends Omit<ComponentProps<"input">, "onChange"> {
  readonly value: string;
  readonly addLabel: string;
  readonly onChange: (value: string) => void;
  readonly onAdd: () => void;
}

/** A box whose text joins a list. Enter adds and never submits the form. */
export function EntryBox({ value, addLabel, onChange, onAdd, ...rest }: EntryBoxProps) {
  const addOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (!event.nativeEvent.isComposing) onAdd();
  };
  return (
    <div className="flex gap-2">
      <input
        dir="auto"
        {...rest}
        value={value}
        className={classNames(FIELD_STYLE, "min-h-11 min-w-0")}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={addOnEnter}
      />
      <Button className="shrink-0 px-4" onClick={onAdd}>
        {addLabel}
      </Button>
    </div>
  );
}

import { Check, ChevronDown } from "lucide-react";
import { Select } from "radix-ui";
import type { Ref } from "react";
import { FIELD_STYLE, type FieldWiring } from "../../ui/field.tsx";

interface SelectBoxProps {
  readonly wiring: FieldWiring;
  /** Empty: nothing is chosen. */
  readonly value: string;
  readonly options: readonly string[];
  readonly placeholder: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** A dropdown of names. */
export function SelectBox({ wiring, value, options, placeholder, onChange, onBlur, ref }: SelectBoxProps) {
  // Radix reports "" when the chosen option is not among the options yet; nobody can choose that.
  const choose = (chosen: string): void => {
    if (chosen !== "") onChange(chosen);
  };
  return (
    <Select.Root value={value} onValueChange={choose} onOpenChange={(isOpen) => void (isOpen || onBlur())}>
      <Select.Trigger
        {...wiring}
        ref={ref}
        className={`${FIELD_STYLE} flex min-h-11 items-center justify-between gap-2 text-left data-placeholder:text-quiet`}
      >
        <span className="truncate">
          <Select.Value placeholder={placeholder} />
        </span>
        <Select.Icon>
          <ChevronDown aria-hidden className="size-5" />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Content
          position="popper"
          sideOffset={4}
          className="z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) overflow-hidden rounded-field border border-control bg-card text-ink shadow-lifted"
        >
          <Select.Viewport className="p-1">
            {options.map((name) => (
              <Select.Item
                key={name}
                value={name}
                className="flex min-h-11 cursor-default items-center gap-2 rounded-field px-3 py-2 outline-none data-highlighted:bg-plum data-highlighted:text-on-sticker"
              >
                <Select.ItemText>{name}</Select.ItemText>
                <Select.ItemIndicator className="ml-auto">
                  <Check aria-hidden className="size-4" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}

import { Switch } from "radix-ui";

interface SwitchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function SwitchField({ id, label, hint, checked, onChange }: SwitchFieldProps) {
  const hintId = `${id}-hint`;
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
        <Switch.Root
          id={id}
          aria-describedby={hint === undefined ? undefined : hintId}
          checked={checked}
          onCheckedChange={onChange}
          className="relative h-7 w-12 shrink-0 rounded-full border-2 border-control bg-card transition-colors data-[state=checked]:border-plum data-[state=checked]:bg-plum"
        >
          <Switch.Thumb className="block size-5 translate-x-0.5 rounded-full bg-control transition-transform data-[state=checked]:translate-x-[1.35rem] data-[state=checked]:bg-on-sticker motion-reduce:transition-none" />
        </Switch.Root>
        <span className="text-sm font-semibold">{label}</span>
      </label>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}

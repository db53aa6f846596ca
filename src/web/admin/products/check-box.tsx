import { type ChangeEvent, useEffect, useRef } from "react";

interface CheckBoxProps {
  readonly label: string;
  readonly isOn: boolean;
  /** Some of what it stands for is ticked. */
  readonly isMixed?: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

/** The browser's own box, with room for a finger around it. */
export function CheckBox({ label, isOn, isMixed = false, onTurn }: CheckBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isMixed && !isOn;
  }, [isMixed, isOn]);
  return (
    <label className="-m-2 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isOn}
        className="size-5 accent-plum"
        onChange={(event: ChangeEvent<HTMLInputElement>) => onTurn(event.target.checked)}
      />
    </label>
  );
}

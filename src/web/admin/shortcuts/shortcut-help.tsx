import { Dialog } from "radix-ui";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { DIALOG_OVERLAY_CLASS, DIALOG_PANEL_CLASS } from "../ui/dialog-class.ts";
import { SwitchField } from "../ui/switch-field.tsx";
import { useReturnFocus } from "../ui/use-return-focus.ts";
import { areShortcutsOn, turnShortcuts } from "./shortcut-switch.ts";
import type { Shortcut } from "./use-shortcuts.ts";

interface ShortcutHelpProps {
  readonly shortcuts: readonly Shortcut[];
  readonly onClose: () => void;
}

/** The keys of this page, and the switch that turns them off. */
export function ShortcutHelp({ shortcuts, onClose }: ShortcutHelpProps) {
  const [isOn, setOn] = useState(areShortcutsOn);
  const { remember, giveBack } = useReturnFocus();
  const turn = (next: boolean): void => {
    turnShortcuts(next);
    setOn(next);
  };
  return (
    <Dialog.Root open onOpenChange={(opens) => void (opens || onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className={DIALOG_OVERLAY_CLASS} />
        <Dialog.Content className={DIALOG_PANEL_CLASS} onOpenAutoFocus={remember} onCloseAutoFocus={giveBack}>
          <Dialog.Title className="text-xl font-bold">Keyboard shortcuts</Dialog.Title>
          <Dialog.Description className="text-quiet">Single keys, while you are not typing.</Dialog.Description>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
            {shortcuts.map(({ key, label }) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="inline-flex min-h-8 min-w-8 items-center justify-center rounded-field border-2 border-control px-2 font-bold">
                    {key}
                  </kbd>
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
          <SwitchField id="shortcuts-on" label="Keyboard shortcuts on" checked={isOn} onChange={turn} />
          <div className="flex justify-end">
            <Button onClick={onClose}>Close</Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

import { useEffect, useEffectEvent } from "react";
import { areShortcutsOn } from "./shortcut-switch.ts";

export interface Shortcut {
  /** As `KeyboardEvent.key` gives it. */
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}

/** Keys that do something while nothing is typed and no dialog is open. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
    const shortcut = shortcuts.find(({ key }) => key === event.key);
    if (shortcut === undefined || isTyping(event.target) || isDialogOpen() || !areShortcutsOn()) return;
    event.preventDefault();
    shortcut.run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isBox = target instanceof HTMLInputElement && target.type !== "checkbox" && target.type !== "radio";
  return isBox || target.isContentEditable || target.matches("textarea, select");
}

const isDialogOpen = (): boolean => document.querySelector("[role=dialog], [role=alertdialog]") !== null;

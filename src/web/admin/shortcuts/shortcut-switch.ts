// Whether single keys do things, kept in this browser: who speaks to their computer can switch them off (WCAG 2.1.4).
import { browserStorage } from "../../browser/browser-storage.ts";

const KEY = "admin-shortcuts";

export const areShortcutsOn = (): boolean => browserStorage.getItem(KEY) !== "off";

export function turnShortcuts(isOn: boolean): void {
  if (isOn) browserStorage.removeItem(KEY);
  else browserStorage.setItem(KEY, "off");
}

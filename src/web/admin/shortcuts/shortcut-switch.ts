// Whether single keys do things, kept in this browser: who speaks to their computer can switch them off (WCAG 2.1.4).
const KEY = "admin-shortcuts";

export const areShortcutsOn = (): boolean => localStorage.getItem(KEY) !== "off";

export function turnShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, "off");
}

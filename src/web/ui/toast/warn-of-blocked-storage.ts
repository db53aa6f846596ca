import { showToast } from "./toasts.ts";

const warned = new Set<string>();

/** Warns once per kind that data is lost with this page: `what` as in "your list". */
export function warnOfBlockedStorage(what: string): void {
  if (warned.has(what)) return;
  warned.add(what);
  showToast("info", `Your browser is blocking storage, so ${what} lasts only until you close or reload this page.`);
}

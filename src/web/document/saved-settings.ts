import type { Settings } from "../../core/settings/settings.ts";

/** The settings as this tab saved them last, until its document is loaded anew. */
let saved: Settings | undefined;
const listeners = new Set<() => void>();

export const savedSettings = {
  read: () => saved,
  readOnServer: () => undefined,
  keep(settings: Settings): void {
    saved = settings;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

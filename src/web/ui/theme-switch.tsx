import { useSyncExternalStore } from "react";
import { browserStorage } from "../browser/browser-storage.ts";
import { Moon, Screen, Sun } from "./icons.tsx";
import { warnOfBlockedStorage } from "./toast/warn-of-blocked-storage.ts";

const KEY = "theme";
const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

const ICONS = { system: Screen, light: Sun, dark: Moon } as const;
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const chosenTheme = (): Theme =>
  THEMES.find((theme) => theme === document.documentElement.dataset["theme"]) ?? "system";

const themeOnServer = (): Theme => "system";

function choose(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  if (theme === "system") browserStorage.removeItem(KEY);
  else if (!browserStorage.setItem(KEY, theme)) warnOfBlockedStorage("the theme");
  for (const listener of listeners) listener();
}

/** Goes from the system's scheme to light to dark and round again; the choice lasts. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(watch, chosenTheme, themeOnServer);
  const Icon = ICONS[theme];
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  return (
    <button
      type="button"
      className="needs-scripts inline-flex size-11 items-center justify-center rounded-full hover:bg-tint"
      aria-label={`Theme: ${theme}. Switch to ${next}`}
      title={`Theme: ${theme}`}
      onClick={() => choose(next)}
    >
      <Icon className="size-5" />
    </button>
  );
}

import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import { DEFAULT_SETTINGS, type Settings } from "../../core/settings/settings.ts";
import { savedSettings } from "./saved-settings.ts";

/** What every page knows of the shop. */
export interface Shop {
  readonly settings: Settings;
  /** Epoch milliseconds of the server's render. */
  readonly renderedAt: number;
  /** Scheme, host and port, without a slash at the end. */
  readonly baseUrl: string;
  readonly adminContent: "full" | "placeholder";
}

/** The shop as the document carries it. */
interface SentShop extends Omit<Shop, "settings"> {
  readonly changedSettings: Partial<Settings>;
}

const UNREADABLE: SentShop = { changedSettings: {}, renderedAt: 0, baseUrl: "", adminContent: "full" };

/**
 * The shop as the document's loader read it; its defaults where even that failed. What an owner saved in this tab counts
 * at once: the document is not loaded anew on the way from the settings to the pages.
 */
export function useShop(): Shop {
  const { changedSettings, ...shop } = useRouteLoaderData<SentShop>("root") ?? UNREADABLE;
  const settings = useSyncExternalStore(savedSettings.subscribe, savedSettings.read, savedSettings.readOnServer);
  return { ...shop, settings: settings ?? { ...DEFAULT_SETTINGS, ...changedSettings } };
}

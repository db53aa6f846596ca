import { useRouteLoaderData } from "react-router";
import { DEFAULT_SETTINGS, type Settings } from "../../../core/settings/settings.ts";
import type { loader } from "../../root.tsx";

/** The shop's settings, read once per document by the root. */
export function useSettings(): Settings {
  return useRouteLoaderData<typeof loader>("root")?.settings ?? DEFAULT_SETTINGS;
}

import { useOutletContext } from "react-router";
import type { CategoryJson } from "../../../wire/category-json.ts";
import type { Readable } from "../../ui/loaded.tsx";

/** What the public layout knows and its pages may use. */
export interface ShellContext {
  readonly categories: Readable<readonly CategoryJson[]>;
}

export const useShell = (): ShellContext => useOutletContext<ShellContext>();

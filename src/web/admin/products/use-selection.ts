import { useState } from "react";
import type { ProductJson } from "../../../wire/product-json.ts";
import { toSelectionBody } from "../api/bulk-changes-api.ts";
import type { ListFilter } from "../list-place/list-address.ts";
import { EVERYTHING, NOTHING, type Selection, withTicked } from "./selection.ts";

/** What is ticked; another search or filter shows other products, so it begins anew. */
export function useSelection(filter: ListFilter, products: readonly ProductJson[]) {
  const body = toSelectionBody(filter);
  const key = JSON.stringify(body);
  const [state, setState] = useState<{ readonly key: string; readonly selection: Selection }>({
    key,
    selection: NOTHING,
  });
  const selection = state.key === key ? state.selection : NOTHING;
  const pageIds = products.map(({ id }) => id);
  const set = (next: Selection): void => setState({ key, selection: next });
  return {
    selection,
    body: selection.kind === "all" ? body : { ids: [...selection.ids] },
    tick: (ids: readonly string[], isOn: boolean) => set(withTicked(selection, { ids, isOn, pageIds })),
    tickPage: (isOn: boolean) => set(withTicked(selection, { ids: pageIds, isOn, pageIds })),
    tickAll: () => set(EVERYTHING),
    clear: () => set(NOTHING),
  };
}

export type Ticking = ReturnType<typeof useSelection>;

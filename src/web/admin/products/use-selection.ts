import { useState } from "react";
import type { ProductJson } from "../../../wire/product-json.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import { toSelectionBody } from "../api/bulk-changes-api.ts";
import type { ListFilter } from "../list-place/list-address.ts";
import { EVERYTHING, isTicked, MOST_TICKED, NOTHING, type Selection, withTicked } from "./selection.ts";

const TOO_MANY = `At most ${MOST_TICKED.toLocaleString("en-US")} products can be ticked, or left out of all, one by one.`;

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
  const tick = (ids: readonly string[], isOn: boolean): void => {
    const next = withTicked(selection, ids, isOn);
    if (!ids.every((id) => isTicked(next, id) === isOn)) showToast("info", TOO_MANY);
    set(next);
  };
  return {
    selection,
    body: selection.kind === "all" ? { ...body, except: [...selection.but] } : { ids: [...selection.ids] },
    tick,
    tickPage: (isOn: boolean) => tick(pageIds, isOn),
    tickAll: () => set(EVERYTHING),
    clear: () => set(NOTHING),
  };
}

export type Ticking = ReturnType<typeof useSelection>;

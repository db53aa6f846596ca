/** Which products are ticked: some, also on other pages, or all that the list holds. */
export type Selection = { readonly kind: "some"; readonly ids: ReadonlySet<string> } | { readonly kind: "all" };

export const NOTHING: Selection = { kind: "some", ids: new Set() };
export const EVERYTHING: Selection = { kind: "all" };

/** The most that may be chosen one by one; beyond, "Select all" is the way. */
export const MOST_TICKED = 1000;

export const isTicked = (selection: Selection, id: string): boolean =>
  selection.kind === "all" || selection.ids.has(id);

export const isEmptySelection = (selection: Selection): boolean =>
  selection.kind === "some" && selection.ids.size === 0;

/**
 * With these products ticked or not. Who unticks one of all keeps the rest of the page: what lies on other pages cannot
 * be named one by one.
 */
export function withTicked(
  selection: Selection,
  {
    ids,
    isOn,
    pageIds,
  }: { readonly ids: readonly string[]; readonly isOn: boolean; readonly pageIds: readonly string[] },
): Selection {
  const ticked = new Set(selection.kind === "all" ? pageIds : selection.ids);
  for (const id of ids) {
    if (!isOn) ticked.delete(id);
    else if (ticked.size < MOST_TICKED) ticked.add(id);
  }
  return { kind: "some", ids: ticked };
}

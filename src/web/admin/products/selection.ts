/** Which products are ticked: some, also on other pages, or all that the list holds but these. */
export type Selection =
  | { readonly kind: "some"; readonly ids: ReadonlySet<string> }
  | { readonly kind: "all"; readonly but: ReadonlySet<string> };

export const NOTHING: Selection = { kind: "some", ids: new Set() };
export const EVERYTHING: Selection = { kind: "all", but: new Set() };

/** The most that may be chosen, or left out, one by one; beyond, "Select all" is the way. */
export const MOST_TICKED = 1000;

export const isTicked = (selection: Selection, id: string): boolean =>
  selection.kind === "all" ? !selection.but.has(id) : selection.ids.has(id);

export const isEmptySelection = (selection: Selection): boolean =>
  selection.kind === "some" && selection.ids.size === 0;

/** With these products ticked or not. Who unticks one of all leaves that one out, and keeps those on other pages. */
export function withTicked(selection: Selection, ids: readonly string[], isOn: boolean): Selection {
  if (selection.kind === "all") return { kind: "all", but: withNamed(selection.but, ids, !isOn) };
  return { kind: "some", ids: withNamed(selection.ids, ids, isOn) };
}

function withNamed(known: ReadonlySet<string>, ids: readonly string[], isNamed: boolean): ReadonlySet<string> {
  const named = new Set(known);
  for (const id of ids) {
    if (!isNamed) named.delete(id);
    else if (named.size < MOST_TICKED) named.add(id);
  }
  return named;
}

/** "3", "1,203", or "all but 2" as long as a list that stopped counting is not counted to its end. */
export function countSelected(selection: Selection, total: string, exactTotal: string | undefined): string {
  if (selection.kind === "some") return selection.ids.size.toLocaleString("en-US");
  const left = selection.but.size;
  if (left === 0) return exactTotal ?? total;
  if (exactTotal === undefined) return `all but ${left.toLocaleString("en-US")}`;
  return (Number(exactTotal.replaceAll(",", "")) - left).toLocaleString("en-US");
}

const NAMED = 3;

/** In which gift guides a product stands that is about to be deleted; undefined for none. */
export function tellGuides(titles: readonly string[]): string | undefined {
  const count = titles.length;
  if (count === 0) return undefined;
  if (count === 1) return `Deleting it also removes it from the gift guide ${titles.join("")}.`;
  const named = titles.slice(0, NAMED).join(", ");
  const list = count > NAMED ? `, including ${named}` : `: ${named}`;
  return `Deleting it also removes it from ${count.toLocaleString("en-US")} gift guides${list}.`;
}

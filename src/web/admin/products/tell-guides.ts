const NAMED = 3;

/** In which gift guides a product stands that is about to be deleted; undefined for none. */
export function tellGuides(titles: readonly string[]): string | undefined {
  const count = titles.length;
  if (count === 0) return undefined;
  if (count === 1) return `It stands in 1 gift guide: ${titles.join("")}. It leaves it too.`;
  const named = titles.slice(0, NAMED).join(", ");
  const list = count > NAMED ? `, among them ${named}` : `: ${named}`;
  return `It stands in ${count.toLocaleString("en-US")} gift guides${list}. It leaves them too.`;
}

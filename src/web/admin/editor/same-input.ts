/** True when nothing would be lost by leaving the one for the other. */
export function isSameInput<Values extends object>(one: Values, other: Values): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

/** The order in which fields were written says nothing. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => inOrder(entry));
  if (typeof value !== "object" || value === null) return value;
  const sorted = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([name, part]) => [name, inOrder(part)]);
}

interface ListVersions<Item> {
  readonly base: readonly Item[];
  readonly mine: readonly Item[];
  readonly theirs: readonly Item[];
}

/**
 * Applies both sides' additions and removals. Undefined if a side also reordered existing elements: then the
 * list has to be chosen as a whole.
 */
export function mergeLists<Item>({ base, mine, theirs }: ListVersions<Item>): Item[] | undefined {
  if (isReordered(base, mine) || isReordered(base, theirs)) return undefined;
  const removed = new Set(base.filter((item) => !theirs.includes(item)));
  const added = theirs.filter((item) => !base.includes(item) && !mine.includes(item));
  return [...mine.filter((item) => !removed.has(item)), ...added];
}

function isReordered<Item>(base: readonly Item[], changed: readonly Item[]): boolean {
  const before = base.filter((item) => changed.includes(item));
  const after = changed.filter((item) => base.includes(item));
  return before.some((item, index) => item !== after[index]);
}

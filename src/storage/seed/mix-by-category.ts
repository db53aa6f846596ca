interface Shelved {
  readonly category: string;
}

/** One of each category in turn, so that the newest products are a walk through the whole shop. */
export function mixByCategory<Item extends Shelved>(items: readonly Item[]): Item[] {
  const shelves = [...Map.groupBy(items, ({ category }) => category).values()];
  const tallest = Math.max(0, ...shelves.map((shelf) => shelf.length));
  return Array.from({ length: tallest }, (_, row) => shelves.flatMap((shelf) => shelf.slice(row, row + 1))).flat();
}

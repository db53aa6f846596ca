export type Random = () => number;

/** Mulberry32 over an FNV-1a hash: the same seed draws the same picture on every machine. */
export function createRandom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** The item at a position of an endlessly repeated, non-empty list. */
export function cycle<Item>(items: readonly Item[], position: number): Item {
  const item = items[position % items.length];
  if (item === undefined) throw new Error("A list to cycle through must not be empty");
  return item;
}

/** Pseudorandom numbers, the same for the same seed, so that a failing request can be repeated. */
export interface Random {
  /** From 0 up to but not including `count`. */
  below(count: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: 32 bits of state are enough to choose among test values. */
export function createRandom(seed: number): Random {
  let state = Math.trunc(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) % 2 ** 32;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    chance: (share) => next() < share,
    pick(items) {
      if (items.length === 0) throw new Error("The list to pick from is empty.");
      return items[below(items.length)] as (typeof items)[number];
    },
  };
}

/** A token of text on a token of the ground below it (tokens.css, `--color-…`). */
export type ColorPair = readonly [text: string, ground: string];

/** Every pair of text and ground in use: a test holds each to WCAG AA, 4.5 : 1, in both schemes. */
export const TEXT_PAIRS: readonly ColorPair[] = [
  ...["ground", "card", "tint"].flatMap((ground): ColorPair[] => [
    ["ink", ground],
    ["quiet", ground],
    ["plum", ground],
  ]),
  ["accent", "ground"],
  ["accent", "card"],
  ["cherry", "ground"],
  ["cherry", "card"],
  ["mint", "ground"],
  ["mint", "card"],
  ["on-amber", "amber"],
  ["on-amber", "amber-deep"],
  ["on-sticker", "plum"],
  ["on-sticker", "cherry"],
  ["on-sticker", "mint"],
];

import type { Palette } from "../palette.ts";
import { cycle, type Random } from "../seeded-random.ts";
import type { Figure, Grounding, Mark } from "../sketch.ts";

export interface ArrangementInput {
  readonly palette: Palette;
  readonly props: readonly string[];
  readonly random: Random;
}

export type ArrangementBuilder = (input: ArrangementInput) => Mark[];

type Spot = readonly [x: number, y: number, size: number, tilt: number];

/** Puts the props into fixed spots, starting over when there are fewer props than spots. */
export function fillSpots(props: readonly string[], spots: readonly Spot[], grounding: Grounding): Figure[] {
  return spots.map(([x, y, size, tilt], position) => ({
    emoji: cycle(props, position),
    x,
    y,
    size,
    tilt,
    grounding,
  }));
}

import type { Palette } from "../palette.ts";
import type { Random } from "../seeded-random.ts";

/** A place for a cast: what lies behind it and where its floor's middle is. */
export interface SceneSetting {
  readonly back: string;
  readonly floor: readonly [x: number, y: number];
}

export type SceneBuilder = (palette: Palette, random: Random) => SceneSetting;

export const WIDTH = 1200;
export const HEIGHT = 900;

/** How an emoji meets its ground: it stands, it hovers, it is a die-cut sticker. */
export type Grounding = "stand" | "float" | "sticker";

/** An emoji in a picture; (x, y) is its foot when it stands, otherwise its middle. */
export interface Figure {
  readonly emoji: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tilt: number;
  readonly grounding: Grounding;
}

/** What is painted, from back to front: raw SVG or an emoji. */
export type Mark = string | Figure;

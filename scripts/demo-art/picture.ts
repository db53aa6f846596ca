import type { PaletteName } from "./palette.ts";

/**
 * One emoji on a scene's floor: x to the right of the scene's middle, y above its floor (negative is
 * nearer to the viewer), size of the longest side in pixels, tilt in degrees.
 */
export type Placement = readonly [emoji: string, x: number, y: number, size: number, tilt?: number];

export type SceneLayout = "podium" | "sunburst" | "blob" | "night" | "stage" | "counter" | "meadow" | "dancefloor";

export type ArrangementLayout =
  | "lens"
  | "tiles"
  | "polaroids"
  | "shelves"
  | "knolling"
  | "stickers"
  | "pop"
  | "orbit"
  | "arches"
  | "ticket";

/** Emoji placed by hand in a setting. */
export interface Scene {
  readonly layout: SceneLayout;
  readonly palette: PaletteName;
  readonly cast: readonly Placement[];
}

/** Emoji that fall into the places which the layout has; the first one leads. */
export interface Arrangement {
  readonly layout: ArrangementLayout;
  readonly palette: PaletteName;
  readonly props: readonly string[];
}

export type Picture = Scene | Arrangement;

/** The pictures of each thing, in the order of its gallery: files are named `{key}-{1…}.webp`. */
export type PictureSet = Readonly<Record<string, readonly Picture[]>>;

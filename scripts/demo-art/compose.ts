import type { ArrangementBuilder } from "./layouts/arrangement.ts";
import { lens, orbit, pop, ticket } from "./layouts/close-ups.ts";
import { arches, knolling, polaroids, shelves, stickers } from "./layouts/collections.ts";
import { counter, dancefloor, podium, stage } from "./layouts/indoor-scenes.ts";
import { tiles } from "./layouts/mosaic.ts";
import { meadow, night, softPatch, sunburst } from "./layouts/open-scenes.ts";
import type { SceneBuilder } from "./layouts/scene-setting.ts";
import { palettes } from "./palette.ts";
import type { ArrangementLayout, Picture, Scene, SceneLayout } from "./picture.ts";
import { createRandom, type Random } from "./seeded-random.ts";
import type { Figure, Mark } from "./sketch.ts";

const sceneBuilders: Record<SceneLayout, SceneBuilder> = {
  podium,
  sunburst,
  blob: softPatch,
  night,
  stage,
  counter,
  meadow,
  dancefloor,
};

const arrangementBuilders: Record<ArrangementLayout, ArrangementBuilder> = {
  lens,
  tiles,
  polaroids,
  shelves,
  knolling,
  stickers,
  pop,
  orbit,
  arches,
  ticket,
};

/** Scenes are shot from a little nearer than they are built, so that no one stands in too much room. */
const camera = { left: 44, top: 60, zoom: 1.08 };

function composeScene(scene: Scene, random: Random): Mark[] {
  const { back, floor } = sceneBuilders[scene.layout](palettes[scene.palette], random);
  const figures = scene.cast.map(([emoji, x, y, size, tilt = 0]): Figure => ({
    emoji,
    x: (floor[0] + x - camera.left) * camera.zoom,
    y: (floor[1] - y - camera.top) * camera.zoom,
    size: size * camera.zoom,
    tilt,
    grounding: y > 0 ? "float" : "stand",
  }));
  const view = `scale(${camera.zoom}) translate(${-camera.left} ${-camera.top})`;
  return [`<g transform="${view}">${back}</g>`, ...figures];
}

/** The marks of a picture; the seed decides where its confetti falls. */
export function compose(picture: Picture, seed: string): Mark[] {
  const random = createRandom(seed);
  if ("cast" in picture) return composeScene(picture, random);
  const { palette, props, layout } = picture;
  return arrangementBuilders[layout]({ palette: palettes[palette], props, random });
}

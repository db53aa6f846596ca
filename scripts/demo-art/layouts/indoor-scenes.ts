import type { Palette } from "../palette.ts";
import { between, cycle } from "../seeded-random.ts";
import { backdrop, circle, confetti, softEllipse } from "../svg-shapes.ts";
import type { SceneBuilder } from "./scene-setting.ts";

function cylinder(palette: Palette, top: number): string {
  const gradient = `<defs><linearGradient id="side"><stop offset="0" stop-color="${palette.propDeep}"/>
    <stop offset="0.35" stop-color="${palette.prop}"/><stop offset="0.7" stop-color="${palette.propLight}"/>
    <stop offset="1" stop-color="${palette.prop}"/></linearGradient></defs>`;
  const step = (x: number, y: number, height: number) => {
    const radius = 600 - x;
    const flat = radius * 0.17;
    return `<path d="M${x} ${y} v${height} a${radius} ${flat} 0 0 0 ${radius * 2} 0 v${-height}Z" fill="url(#side)"/>
      <ellipse cx="600" cy="${y}" rx="${radius}" ry="${flat}" fill="${palette.propLight}"/>
      <ellipse cx="600" cy="${y}" rx="${radius - 16}" ry="${flat - 5}" fill="${palette.prop}" opacity="0.35"/>`;
  };
  return `${gradient}${softEllipse([600, top + 178], [460, 46], palette.shadow).replace("/>", ' opacity="0.35"/>')}
    ${step(190, top + 100, 54)}${step(260, top, 82)}`;
}

/** A round plinth in front of an arch. */
export const podium: SceneBuilder = (palette, random) => ({
  back: `${backdrop(palette)}
    <path d="M190 900 V480 a410 370 0 0 1 820 0 V900Z" fill="${palette.shape}" opacity="0.75"/>
    <path d="M262 900 V500 a338 310 0 0 1 676 0 V900Z" fill="${palette.soft}"/>
    ${confetti(palette, random, { count: 16, top: 115, bottom: 620, side: 95, clear: [450, 520] })}
    <rect y="756" width="1200" height="144" fill="${palette.floor}"/>
    ${cylinder(palette, 664)}`,
  floor: [600, 690],
});

function drape(palette: Palette, isRight: boolean): string {
  const folds = [0, 1, 2, 3].map((fold) => {
    const x = fold * 52;
    const fill = fold % 2 === 0 ? palette.prop : palette.propDeep;
    return `<path d="M${x - 10} -10 h64 q6 430 ${-30 - fold * 22} 640 q-8 130 6 290 h${-40 - fold * 4} Z" fill="${fill}"/>`;
  });
  const tie = `<rect x="-20" y="600" width="142" height="26" rx="13" fill="${palette.propLight}" transform="rotate(-6 60 610)"/>`;
  const flip = isRight ? 'transform="translate(1200 0) scale(-1 1)"' : "";
  return `<g ${flip}>${folds.toReversed().join("")}${tie}</g>`;
}

function valance(palette: Palette): string {
  const scallops = Array.from({ length: 8 }, (_, position) => {
    const fill = position % 2 === 0 ? palette.propLight : palette.prop;
    return `<path d="M${position * 150} -10 h150 v112 a75 62 0 0 1 -150 0Z" fill="${fill}"/>`;
  });
  return scallops.join("");
}

/** A small theatre: curtains, two cones of light, boards. */
export const stage: SceneBuilder = (palette) => ({
  back: `${backdrop(palette)}
    <defs><linearGradient id="cone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFF3D6" stop-opacity="0.55"/>
      <stop offset="1" stop-color="#FFF3D6" stop-opacity="0.06"/></linearGradient></defs>
    <path d="M210 0 L330 0 L960 770 L400 790Z" fill="url(#cone)"/>
    <path d="M990 0 L870 0 L240 770 L800 790Z" fill="url(#cone)"/>
    <rect y="700" width="1200" height="200" fill="${palette.floor}"/>
    <path d="M0 700 h1200 M0 742 h1200 M0 802 h1200" stroke="${palette.shadow}" stroke-opacity="0.22" stroke-width="3"/>
    <ellipse cx="600" cy="772" rx="430" ry="82" fill="#FFF3D6" opacity="0.32"/>
    ${drape(palette, false)}${drape(palette, true)}${valance(palette)}`,
  floor: [600, 788],
});

function lamp(palette: Palette, x: number): string {
  return `<path d="M${x - 60} 190 L${x - 250} 720 h500 L${x + 60} 190Z" fill="#FFF0CC" opacity="0.2"/>
    <path d="M${x} 0 V110" stroke="${palette.shadow}" stroke-opacity="0.55" stroke-width="6"/>
    ${circle([x, 192, 30], 'fill="#FFF6DF"')}
    <path d="M${x - 92} 192 a92 92 0 0 1 184 0Z" fill="${palette.prop}"/>
    <path d="M${x - 92} 192 a92 92 0 0 1 60 -86 a70 92 0 0 0 -16 86Z" fill="${palette.propLight}"/>`;
}

function wallTiles(palette: Palette): string {
  const tiles: string[] = [];
  for (let row = 0; row < 7; row += 1) {
    for (let column = -1; column < 9; column += 1) {
      const x = column * 150 + (row % 2) * 75 + 6;
      const isAccent = (row * 3 + column * 5 + 20) % 11 === 0;
      const opacity = isAccent ? 0.95 : 0.42;
      tiles.push(
        `<rect x="${x}" y="${row * 100 + 6}" width="138" height="88" rx="12" fill="${isAccent ? palette.shape : palette.soft}" opacity="${opacity}"/>`,
      );
    }
  }
  return tiles.join("");
}

/** A bar's counter before a tiled wall, under two lamps. */
export const counter: SceneBuilder = (palette) => {
  const grooves = Array.from(
    { length: 12 },
    (_, position) =>
      `<rect x="${position * 104 - 20}" y="776" width="78" height="150" rx="14" fill="${palette.propDeep}" opacity="0.5"/>`,
  );
  return {
    back: `${backdrop(palette)}${wallTiles(palette)}${lamp(palette, 250)}${lamp(palette, 950)}
      <rect y="660" width="1200" height="80" fill="${palette.propLight}"/>
      <rect y="660" width="1200" height="14" fill="#FFFFFF" opacity="0.25"/>
      <rect y="740" width="1200" height="170" fill="${palette.prop}"/>
      <rect y="740" width="1200" height="20" fill="${palette.shadow}" opacity="0.3"/>${grooves.join("")}`,
    floor: [600, 716],
  };
};

function checkeredFloor(palette: Palette): string {
  const horizon = 590;
  const squares: string[] = [];
  const edges = [590, 616, 652, 702, 772, 870, 1000];
  const widthAt = (y: number) => 60 + (y - horizon) * 0.62;
  for (let row = 0; row + 1 < edges.length; row += 1) {
    const near = cycle(edges, row + 1);
    const far = cycle(edges, row);
    for (let column = -14; column < 14; column += 1) {
      if ((row + column) % 2 !== 0) continue;
      const corner = (step: number, y: number) => `${(600 + step * widthAt(y)).toFixed(1)} ${y}`;
      squares.push(
        `M${corner(column, far)} L${corner(column + 1, far)} L${corner(column + 1, near)} L${corner(column, near)}Z`,
      );
    }
  }
  return `<rect y="${horizon}" width="1200" height="310" fill="${palette.floor}"/>
    <path d="${squares.join("")}" fill="${palette.shape}"/>`;
}

/** A checkered floor with beams and spots of light. */
export const dancefloor: SceneBuilder = (palette, random) => {
  const beams = [80, 360, 840, 1120].map((x, position) => {
    const target = between(random, 300, 900);
    const color = cycle(palette.pops, position);
    return `<path d="M${x} -20 L${target - 130} 600 h260Z" fill="${color}" opacity="0.16"/>`;
  });
  const spots = Array.from({ length: 26 }, (_, position) =>
    circle(
      [between(random, 30, 1170), between(random, 40, 560), between(random, 7, 17)],
      `fill="${cycle(palette.pops, position)}" opacity="${between(random, 0.25, 0.75).toFixed(2)}"`,
    ),
  );
  return {
    back: `${backdrop(palette)}${beams.join("")}
      ${circle([600, 390, 330], `fill="${palette.soft}" opacity="0.5"`)}${circle([600, 390, 262], `fill="${palette.soft}" opacity="0.75"`)}
      ${spots.join("")}${checkeredFloor(palette)}
      <ellipse cx="600" cy="760" rx="440" ry="80" fill="#FFF3D6" opacity="0.22" filter="url(#soft)"/>`,
    floor: [600, 780],
  };
};

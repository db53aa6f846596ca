import { palettes } from "../palette.ts";
import { cycle } from "../seeded-random.ts";
import type { Mark } from "../sketch.ts";
import { backdrop, circle, diagonalStripes, dots, spark } from "../svg-shapes.ts";
import { fillSpots, type ArrangementBuilder } from "./arrangement.ts";

/** Three photographs taped to a wall. */
export const polaroids: ArrangementBuilder = ({ palette, props, random }) => {
  const cards = [
    [236, 470, -9],
    [608, 430, 3],
    [966, 476, 8],
  ] as const;
  const offset = Math.floor(random() * 3);
  const photoGrounds = ["amber", "plum", "mint", "cherry", "lilac"] as const;
  const marks: Mark[] = [
    `${backdrop(palette)}<g opacity="0.45">${diagonalStripes(palette.shape, 100)}</g>
     ${spark([430, 120, 40], cycle(palette.pops, 0))}${spark([820, 790, 44], cycle(palette.pops, 1))}${spark([98, 130, 26], cycle(palette.pops, 2))}`,
  ];
  cards.forEach(([x, y, tilt], position) => {
    const photo = palettes[cycle(photoGrounds, offset + position)];
    marks.push(`<g transform="translate(${x} ${y}) rotate(${tilt})">
      <rect x="-186" y="-236" width="372" height="472" rx="12" fill="#FFFFFF" filter="url(#card)"/>
      <rect x="-158" y="-208" width="316" height="340" rx="6" fill="${photo.ground}"/>
      ${circle([0, -38, 132], `fill="${photo.shape}"`)}
      <rect x="-158" y="62" width="316" height="70" fill="${photo.floor}"/>
      <rect x="-70" y="-262" width="140" height="48" fill="${palette.prop}" opacity="0.72" transform="rotate(${-tilt * 0.7} 0 -238)"/>
      <path d="M-96 186 q24 -22 48 0 t48 0 t48 0 t48 0" fill="none" stroke="${photo.prop}" stroke-width="9" stroke-linecap="round"/></g>`);
    marks.push({
      emoji: cycle(props, position),
      x: x + tilt * 0.4,
      y: y - 36,
      size: 262,
      tilt: tilt * 0.8,
      grounding: "float",
    });
  });
  return marks;
};

/** Two boards on a wall, full of it. */
export const shelves: ArrangementBuilder = ({ palette, props }) => {
  const board = (
    y: number,
  ) => `<rect x="40" y="${y + 26}" width="1120" height="46" rx="20" fill="${palette.shadow}" opacity="0.2" filter="url(#soft)"/>
    <path d="M180 ${y + 10} v66 h26 v-66Z M994 ${y + 10} v66 h26 v-66Z" fill="${palette.propDeep}"/>
    <rect x="50" y="${y - 6}" width="1100" height="34" rx="12" fill="${palette.prop}"/>
    <rect x="50" y="${y - 6}" width="1100" height="14" rx="7" fill="${palette.propLight}"/>`;
  return [
    `${backdrop(palette)}${circle([600, 430, 400], `fill="${palette.soft}" opacity="0.8"`)}
     ${circle([600, 430, 300], `fill="${palette.shape}" opacity="0.6"`)}${board(416)}${board(808)}
     ${spark([110, 110, 32], cycle(palette.pops, 0))}${spark([1098, 560, 30], cycle(palette.pops, 1))}`,
    ...fillSpots(
      props,
      [
        [250, 420, 260, -3],
        [610, 420, 320, 2],
        [960, 420, 260, 4],
      ],
      "stand",
    ),
    ...fillSpots(
      [...props.slice(1), ...props.slice(0, 1)],
      [
        [192, 812, 210, 4],
        [462, 812, 250, -3],
        [742, 812, 250, 3],
        [1012, 812, 210, -4],
      ],
      "stand",
    ),
  ];
};

/** Everything laid out in rows, all at one angle. */
export const knolling: ArrangementBuilder = ({ palette, props, random }) => {
  const shift = Math.floor(random() * 2);
  const discs: string[] = [];
  const marks: Mark[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      const [x, y] = [156 + column * 296, 162 + row * 288];
      const isFilled = (row + column + shift) % 2 === 0;
      discs.push(
        isFilled
          ? circle([x, y, 122], `fill="${palette.soft}"`)
          : circle([x, y, 116], `fill="none" stroke="${palette.shape}" stroke-width="10"`),
      );
      marks.push({ emoji: cycle(props, row * 4 + column), x, y, size: 186, tilt: -12, grounding: "float" });
    }
  }
  return [`${backdrop(palette)}${discs.join("")}`, ...marks];
};

/** A sheet of die-cut stickers. */
export const stickers: ArrangementBuilder = ({ palette, props, random }) => {
  const lean = random() < 0.5 ? 1 : -1;
  const across = (x: number) => (lean === 1 ? x : 1200 - x);
  return [
    `${backdrop(palette)}<g opacity="0.55">${dots({ x: 10, y: 30, columns: 14, rows: 12, gap: 90 }, { radius: () => 9, color: palette.shape })}</g>
     ${circle([across(560), 440, 330], `fill="${palette.shape}"`)}`,
    ...fillSpots(
      props.slice(1),
      [
        [across(190), 220, 230, -12 * lean],
        [across(870), 190, 230, 10 * lean],
        [across(1020), 470, 220, -8 * lean],
        [across(210), 660, 250, 12 * lean],
        [across(850), 710, 230, -10 * lean],
        [across(520), 770, 150, 8 * lean],
        [across(530), 120, 140, -6 * lean],
      ],
      "sticker",
    ),
    ...fillSpots(props, [[across(540), 440, 380, -7 * lean]], "sticker"),
  ];
};

/** Three niches, each with its own exhibit. */
export const arches: ArrangementBuilder = ({ palette, props }) => {
  const niche = (x: number, width: number, top: number) => {
    const half = width / 2;
    return `<path d="M${x - half} 770 V${top + half} a${half} ${half} 0 0 1 ${width} 0 V770Z" fill="${palette.shape}"/>
      <path d="M${x - half + 26} 770 V${top + half} a${half - 26} ${half - 26} 0 0 1 ${width - 52} 0 V770Z" fill="${palette.soft}"/>
      <rect x="${x - half - 16}" y="756" width="${width + 32}" height="40" rx="14" fill="${palette.prop}"/>
      <rect x="${x - half - 16}" y="756" width="${width + 32}" height="16" rx="8" fill="${palette.propLight}"/>`;
  };
  return [
    `${backdrop(palette)}<rect y="790" width="1200" height="110" fill="${palette.floor}"/>
     ${niche(210, 310, 270)}${niche(600, 400, 110)}${niche(990, 310, 270)}
     ${spark([395, 190, 34], cycle(palette.pops, 0))}${spark([812, 200, 42], cycle(palette.pops, 1))}`,
    ...fillSpots(
      props,
      [
        [600, 764, 360, -3],
        [210, 764, 250, 4],
        [990, 764, 250, -4],
      ],
      "stand",
    ),
  ];
};

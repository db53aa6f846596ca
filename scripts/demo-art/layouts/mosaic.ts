import { palettes } from "../palette.ts";
import { cycle } from "../seeded-random.ts";
import type { Mark } from "../sketch.ts";
import { backdrop, circle, dots } from "../svg-shapes.ts";
import type { ArrangementBuilder } from "./arrangement.ts";

type Cell = readonly [column: number, row: number, columns: number, rows: number];

const mosaics: readonly (readonly Cell[])[] = [
  [
    [0, 0, 2, 2],
    [2, 0, 1, 1],
    [3, 0, 1, 1],
    [2, 1, 2, 1],
    [0, 2, 1, 1],
    [1, 2, 1, 1],
    [2, 2, 2, 1],
  ],
  [
    [1, 0, 2, 2],
    [0, 0, 1, 1],
    [3, 0, 1, 2],
    [0, 1, 1, 2],
    [1, 2, 1, 1],
    [2, 2, 2, 1],
  ],
  [
    [2, 0, 2, 2],
    [0, 0, 1, 2],
    [1, 0, 1, 1],
    [1, 1, 1, 1],
    [0, 2, 2, 1],
    [2, 2, 1, 1],
    [3, 2, 1, 1],
  ],
];
const tileGrounds = ["foam", "plum", "amber", "mint", "cherry", "lilac", "forest", "blush"] as const;

function tileMotif(kind: number, color: string, box: { x: number; y: number; width: number; height: number }): string {
  const { x, y, width, height } = box;
  const radius = Math.min(width, height) * 0.36;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const motifs = [
    circle([middleX, middleY, radius], `fill="${color}"`),
    `<path d="M${x} ${y + height} V${middleY} a${width / 2} ${height * 0.42} 0 0 1 ${width} 0 V${y + height}Z" fill="${color}"/>`,
    circle([middleX, middleY, radius * 1.02], `fill="none" stroke="${color}" stroke-width="26"`),
    `<path d="M${x} ${y + height} L${x + width} ${y} V${y + height}Z" fill="${color}"/>`,
    dots(
      { x: x + 26, y: y + 28, columns: Math.ceil(width / 42), rows: Math.ceil(height / 37), gap: 42 },
      { radius: () => 7, color },
    ),
  ];
  return cycle(motifs, kind);
}

/** A mosaic of tiles in the shop's colours. */
export const tiles: ArrangementBuilder = ({ palette, props, random }) => {
  const cells = cycle(mosaics, Math.floor(random() * mosaics.length));
  const offset = Math.floor(random() * tileGrounds.length);
  const marks: Mark[] = [backdrop(palette)];
  cells.forEach(([column, row, columns, rows], position) => {
    const box = { x: 36 + column * 286, y: 34 + row * 281, width: columns * 286 - 16, height: rows * 281 - 12 };
    const tile = palettes[cycle(tileGrounds, offset + position)];
    const outline = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="36"`;
    marks.push(`<clipPath id="tile${position}"><rect ${outline}/></clipPath><rect ${outline} fill="${tile.ground}"/>
      <g clip-path="url(#tile${position})">${tileMotif(position + offset, tile.shape, box)}</g>`);
    const copies = columns === 2 && rows === 1 ? 2 : 1;
    const size = Math.min(390, Math.min(box.width / copies, box.height) * 0.72);
    for (let copy = 0; copy < copies; copy += 1) {
      const x = box.x + (box.width / copies) * (copy + 0.5);
      const tilt = (position + copy) % 2 === 0 ? -7 : 8;
      marks.push({
        emoji: cycle(props, position + copy),
        x,
        y: box.y + box.height / 2,
        size,
        tilt,
        grounding: "float",
      });
    }
  });
  return marks;
};

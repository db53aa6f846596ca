import type { Palette } from "./palette.ts";
import { between, cycle, type Random } from "./seeded-random.ts";
import { HEIGHT, WIDTH } from "./sketch.ts";

export function backdrop(palette: Palette): string {
  return `<defs><radialGradient id="ground" cx="50%" cy="38%" r="80%">
    <stop offset="0" stop-color="${palette.ground}"/><stop offset="1" stop-color="${palette.deep}"/>
  </radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>`;
}

/** A middle and a radius. */
export type Disc = readonly [x: number, y: number, radius: number];

export function circle([x, y, radius]: Disc, attributes: string): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" ${attributes}/>`;
}

export function softEllipse(
  [x, y]: readonly [number, number],
  [radiusX, radiusY]: readonly [number, number],
  color: string,
): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${color}" filter="url(#soft)"/>`;
}

/** A four-pointed spark. */
export function spark([x, y, radius]: Disc, color: string): string {
  const inner = radius * 0.18;
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${color}"
    d="M0 ${-radius} Q${inner} ${-inner} ${radius} 0 Q${inner} ${inner} 0 ${radius} Q${-inner} ${inner} ${-radius} 0 Q${-inner} ${-inner} 0 ${-radius}Z"/>`;
}

function confetto(kind: number, color: string, scale: number): string {
  const shapes = [
    `<rect x="-15" y="-5" width="30" height="10" rx="5" fill="${color}"/>`,
    `<circle r="8" fill="${color}"/>`,
    `<circle r="11" fill="none" stroke="${color}" stroke-width="5"/>`,
    `<path d="M-22 0 q7 -14 14 0 t14 0 t14 0" fill="none" stroke="${color}" stroke-width="6" stroke-linecap="round"/>`,
    `<path d="M0 -12 L11 8 L-11 8Z" fill="${color}" stroke="${color}" stroke-width="4" stroke-linejoin="round"/>`,
  ];
  return `<g transform="scale(${scale.toFixed(2)})">${cycle(shapes, kind)}</g>`;
}

export interface ConfettiArea {
  readonly count: number;
  readonly top: number;
  readonly bottom: number;
  /** The margin that stays free at the left and at the right. */
  readonly side: number;
  /** Half width and half height of the middle that stays clear. */
  readonly clear: readonly [number, number];
}

const wholePicture: ConfettiArea = { count: 26, top: 50, side: 50, bottom: 850, clear: [400, 300] };

/** Paper scattered around a clear middle, never two pieces upon each other. */
export function confetti(palette: Palette, random: Random, area: Partial<ConfettiArea> = {}): string {
  const { count, top, bottom, side, clear } = { ...wholePicture, ...area };
  const placed: [number, number][] = [];
  for (let attempt = 0; attempt < 400 && placed.length < count; attempt += 1) {
    const x = between(random, side, WIDTH - side);
    const y = between(random, top, bottom);
    const inClear = ((x - WIDTH / 2) / clear[0]) ** 2 + ((y - HEIGHT / 2) / clear[1]) ** 2 < 1;
    const isTight = placed.some(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < 95);
    if (!inClear && !isTight) placed.push([x, y]);
  }
  return placed
    .map(([x, y], position) => {
      const piece = confetto(position, cycle(palette.pops, position), between(random, 0.8, 1.35));
      const turn = between(random, 0, 180).toFixed(0);
      return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn})">${piece}</g>`;
    })
    .join("");
}

/** Wedges of light around a point. */
export function rays(x: number, y: number, options: { pairs: number; color: string }): string {
  const step = Math.PI / options.pairs;
  const reach = 1400;
  const wedges = Array.from({ length: options.pairs }, (_, pair) => {
    const from = pair * 2 * step + step / 2;
    const to = from + step;
    const corner = (angle: number) =>
      `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
    return `M${x} ${y} L${corner(from)} L${corner(to)}Z`;
  });
  return `<path d="${wedges.join("")}" fill="${options.color}"/>`;
}

/** A closed soft outline through points at seeded distances from the middle. */
export function blob(
  middle: readonly [number, number],
  radii: readonly [number, number],
  options: { random: Random; color: string },
): string {
  const count = 7;
  const points = Array.from({ length: count }, (_, position) => {
    const angle = (position / count) * 2 * Math.PI;
    const stretch = between(options.random, 0.86, 1.14);
    return [
      middle[0] + radii[0] * stretch * Math.cos(angle),
      middle[1] + radii[1] * stretch * Math.sin(angle),
    ] as const;
  });
  const halfway = (position: number) => {
    const [fromX, fromY] = cycle(points, position);
    const [toX, toY] = cycle(points, position + 1);
    return `${((fromX + toX) / 2).toFixed(1)} ${((fromY + toY) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, position) => {
    const [x, y] = cycle(points, position + 1);
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${halfway(position + 1)}`;
  });
  return `<path d="M${halfway(0)} ${curves.join(" ")}Z" fill="${options.color}"/>`;
}

export function diagonalStripes(color: string, width: number): string {
  const stripes: string[] = [];
  for (let x = -HEIGHT; x < WIDTH; x += width * 2) {
    stripes.push(`M${x} ${HEIGHT} L${x + HEIGHT} 0 h${width} L${x + width} ${HEIGHT}Z`);
  }
  return `<path d="${stripes.join("")}" fill="${color}"/>`;
}

export function dots(
  box: { x: number; y: number; columns: number; rows: number; gap: number },
  attributes: { radius: (column: number, row: number) => number; color: string },
): string {
  const all: string[] = [];
  for (let row = 0; row < box.rows; row += 1) {
    for (let column = 0; column < box.columns; column += 1) {
      const radius = attributes.radius(column, row);
      if (radius < 0.6) continue;
      const shift = row % 2 === 0 ? 0 : box.gap / 2;
      all.push(circle([box.x + column * box.gap + shift, box.y + row * box.gap * 0.87, radius], ""));
    }
  }
  return `<g fill="${attributes.color}">${all.join("")}</g>`;
}

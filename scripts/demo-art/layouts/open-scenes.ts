import type { Palette } from "../palette.ts";
import { between, cycle, type Random } from "../seeded-random.ts";
import { backdrop, blob, circle, confetti, dots, rays, softEllipse, spark } from "../svg-shapes.ts";
import type { SceneBuilder } from "./scene-setting.ts";

/** Rays behind a disc, a round hill below. */
export const sunburst: SceneBuilder = (palette, random) => ({
  back: `${backdrop(palette)}<g opacity="0.5">${rays(600, 430, { pairs: 13, color: palette.shape })}</g>
    ${circle([600, 420, 356], `fill="none" stroke="${palette.soft}" stroke-width="8" stroke-dasharray="2 26" stroke-linecap="round"`)}
    ${circle([600, 420, 318], `fill="${palette.soft}"`)}
    ${confetti(palette, random, { count: 22, top: 115, bottom: 640, side: 95, clear: [400, 420] })}
    <ellipse cx="600" cy="1010" rx="960" ry="330" fill="${palette.floor}"/>`,
  floor: [600, 762],
});

/** A soft patch of colour with a rug of its own. */
export const softPatch: SceneBuilder = (palette, random) => {
  const isLeft = random() < 0.5;
  const dotX = isLeft ? 64 : 910;
  const ringX = isLeft ? 1060 : 140;
  return {
    back: `${backdrop(palette)}
      ${blob([600, 440], [500, 380], { random, color: palette.soft })}
      ${blob([isLeft ? 760 : 440, 370], [290, 250], { random, color: palette.shape })}
      ${dots({ x: dotX, y: 116, columns: 8, rows: 7, gap: 34 }, { radius: () => 5, color: cycle(palette.pops, 0) })}
      ${circle([ringX, 790, 62], `fill="none" stroke="${cycle(palette.pops, 1)}" stroke-width="20"`)}
      ${spark([ringX, 186, 46], cycle(palette.pops, 2))}
      ${spark([isLeft ? 1130 : 70, 280, 24], cycle(palette.pops, 1))}
      ${circle([isLeft ? 110 : 1090, 760, 26], `fill="${cycle(palette.pops, 3)}"`)}
      <ellipse cx="600" cy="752" rx="450" ry="84" fill="${palette.floor}"/>`,
    floor: [600, 768],
  };
};

function fairyLights(palette: Palette): string {
  const bulbs = Array.from({ length: 9 }, (_, position) => {
    const x = 70 + position * 132;
    const sag = 96 + 62 * Math.sin(((x % 600) / 600) * Math.PI);
    const color = cycle(palette.pops, position);
    return `${circle([x, sag + 16, 24], `fill="${color}" opacity="0.55" filter="url(#glow)"`)}
      <path d="M${x} ${sag - 8} q16 18 0 40 q-16 -22 0 -40Z" fill="${color}" stroke="${color}" stroke-width="9" stroke-linejoin="round"/>`;
  });
  return `<path d="M0 84 Q300 240 600 84 T1200 84" fill="none" stroke="${palette.soft}" stroke-width="5"/>${bulbs.join("")}`;
}

function stars(palette: Palette, random: Random): string {
  const many = Array.from({ length: 34 }, () =>
    circle(
      [between(random, 20, 1180), between(random, 150, 560), between(random, 1.6, 4)],
      `fill="#FFF8EC" opacity="${between(random, 0.35, 0.9).toFixed(2)}"`,
    ),
  );
  const large = [0, 1, 2, 3].map((position) =>
    spark(
      [between(random, 60, 1140), between(random, 210, 520), between(random, 14, 26)],
      cycle(palette.pops, position),
    ),
  );
  return many.join("") + large.join("");
}

function skyline(palette: Palette, random: Random): string {
  const houses: string[] = [];
  for (let x = -20; x < 1200; x += 92) {
    const height = between(random, 90, 250);
    houses.push(
      `<rect x="${x}" y="${720 - height}" width="86" height="${height + 20}" rx="8" fill="${palette.shape}"/>`,
    );
    for (let window = 0; window < Math.floor(height / 46); window += 1) {
      const isLit = random() < 0.4;
      const fill = isLit ? "#F9C766" : palette.deep;
      houses.push(
        `<rect x="${x + (window % 2 === 0 ? 18 : 48)}" y="${744 - height + window * 40}" width="20" height="22" rx="4" fill="${fill}" opacity="0.75"/>`,
      );
    }
  }
  return houses.join("");
}

/** A terrace at one in the morning: moon, lights, town. */
export const night: SceneBuilder = (palette, random) => {
  const moonX = random() < 0.5 ? 390 : 810;
  return {
    back: `${backdrop(palette)}${stars(palette, random)}
      ${circle([moonX, 390, 270], 'fill="#FFE9B8" opacity="0.1"')}${circle([moonX, 390, 222], 'fill="#FFE9B8" opacity="0.14"')}
      ${circle([moonX, 390, 176], 'fill="#FFE3A3"')}
      ${circle([moonX - 70, 340, 34], 'fill="#F6CF7E"')}${circle([moonX + 62, 306, 22], 'fill="#F6CF7E"')}${circle([moonX + 30, 460, 44], 'fill="#F6CF7E"')}
      ${skyline(palette, random)}${fairyLights(palette)}
      <rect y="706" width="1200" height="194" fill="${palette.floor}"/>
      <rect y="706" width="1200" height="14" fill="${palette.soft}"/>
      ${softEllipse([600, 790], [420, 50], "#FFE3A3").replace("/>", ' opacity="0.14"/>')}`,
    floor: [600, 796],
  };
};

function cloud(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale})" fill="#FFFFFF" opacity="0.75">
    <rect x="-90" y="-20" width="180" height="50" rx="25"/><circle cx="-30" cy="-22" r="44"/><circle cx="34" cy="-14" r="34"/></g>`;
}

function hill(y: number, swell: number, color: string): string {
  return `<path d="M0 ${y} C 240 ${y - swell} 420 ${y - swell} 620 ${y - swell * 0.2} S 1020 ${y + swell * 0.5} 1200 ${y - swell * 0.4} V900 H0Z" fill="${color}"/>`;
}

/** Out of doors: a low sun, clouds and hills. */
export const meadow: SceneBuilder = (palette, random) => ({
  back: `${backdrop(palette)}
    ${circle([600, 420, 340], `fill="${palette.soft}" opacity="0.55"`)}${circle([600, 420, 270], `fill="${palette.soft}"`)}
    ${cloud(between(random, 130, 240), between(random, 190, 260), 1)}
    ${cloud(between(random, 960, 1070), between(random, 210, 330), 0.85)}
    ${cloud(between(random, 700, 860), between(random, 150, 180), 0.6)}
    ${hill(610, 110, palette.shape)}${hill(680, -70, palette.soft)}${hill(740, 40, palette.floor)}
    ${[90, 210, 1010, 1130].map((x) => `<path d="M${x} 850 q-6 -26 -16 -34 M${x} 850 v-42 M${x} 850 q6 -26 16 -34" fill="none" stroke="${palette.shape}" stroke-width="7" stroke-linecap="round"/>`).join("")}`,
  floor: [600, 792],
});

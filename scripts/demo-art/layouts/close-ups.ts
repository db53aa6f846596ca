import { cycle } from "../seeded-random.ts";
import { HEIGHT, WIDTH } from "../sketch.ts";
import { backdrop, circle, confetti, diagonalStripes, dots, rays, spark } from "../svg-shapes.ts";
import { fillSpots, type ArrangementBuilder } from "./arrangement.ts";

/** One thing in a large round window, two more in portholes tied to it. */
export const lens: ArrangementBuilder = ({ palette, props, random }) => {
  const isMirrored = random() < 0.5;
  const across = (x: number) => (isMirrored ? WIDTH - x : x);
  const lean = isMirrored ? -1 : 1;
  const ties = `<path d="M${across(700)} 330 L${across(960)} 250 M${across(700)} 560 L${across(930)} 670"
    stroke="${palette.prop}" stroke-width="7" stroke-dasharray="1 20" stroke-linecap="round"/>`;
  const window = (x: number, y: number, radius: number) =>
    `${circle([across(x), y, radius], `fill="${palette.soft}" filter="url(#card)"`)}
     ${circle([across(x), y, radius], `fill="none" stroke="${palette.propLight}" stroke-width="14"`)}`;
  return [
    `${backdrop(palette)}<g opacity="0.4">${diagonalStripes(palette.shape, 120)}</g>
     ${circle([across(440), 450, 398], `fill="none" stroke="${palette.shape}" stroke-width="26"`)}
     ${ties}${window(440, 450, 340)}
     ${circle([across(440), 450, 286], `fill="${palette.shape}" opacity="0.6"`)}
     ${window(970, 246, 168)}${window(940, 668, 146)}
     ${spark([across(1120), 460, 44], cycle(palette.pops, 0))}${spark([across(780), 90, 30], cycle(palette.pops, 1))}`,
    ...fillSpots(
      props,
      [
        [across(440), 450, 390, -8 * lean],
        [across(970), 246, 200, 10 * lean],
        [across(940), 668, 172, -6 * lean],
      ],
      "float",
    ),
  ];
};

function burst(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, position) => {
    const radius = position % 2 === 0 ? outer : inner;
    const angle = (position / (points * 2)) * 2 * Math.PI - Math.PI / 2;
    return `${(600 + radius * 1.22 * Math.cos(angle)).toFixed(1)} ${(450 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join(" L")}Z`;
}

const fade = (column: number, row: number) => 22 - (column + row) * 2.1;

/** A comic's bang with halftone corners. */
export const pop: ArrangementBuilder = ({ palette, props }) => {
  const halftone = dots({ x: 30, y: 34, columns: 10, rows: 10, gap: 62 }, { radius: fade, color: palette.shape });
  return [
    `${backdrop(palette)}${halftone}<g transform="rotate(180 600 450)">${halftone}</g>
     <path d="${burst(18, 420, 330)}" fill="${palette.prop}" stroke="${palette.prop}" stroke-width="16" stroke-linejoin="round" filter="url(#card)"/>
     <path d="${burst(18, 368, 286)}" fill="${palette.soft}" stroke="${palette.soft}" stroke-width="10" stroke-linejoin="round"/>
     ${spark([104, 640, 48], cycle(palette.pops, 0))}${spark([1104, 262, 44], cycle(palette.pops, 1))}`,
    ...fillSpots(
      props.slice(1),
      [
        [262, 300, 210, -14],
        [938, 620, 220, 12],
        [880, 270, 150, 16],
        [330, 650, 150, -12],
      ],
      "sticker",
    ),
    ...fillSpots(props, [[600, 450, 390, -6]], "sticker"),
  ];
};

/** The chosen one in the middle, its moons on rings around it. */
export const orbit: ArrangementBuilder = ({ palette, props, random }) => {
  const rings = [250, 360, 480, 610].map((radius, position) =>
    circle(
      [600, 450, radius],
      `fill="none" stroke="${palette.shape}" stroke-width="${position === 0 ? 10 : 5}" ${position % 2 === 1 ? 'stroke-dasharray="3 22" stroke-linecap="round"' : ""}`,
    ),
  );
  const turn = random() < 0.5 ? 1 : -1;
  const moons = [
    [180, 430, 190, -10],
    [600 - turn * 215, 140, 150, 8],
    [600 + turn * 270, 180, 190, 12],
    [1015, 450, 200, -8],
    [600 - turn * 300, 730, 180, 10],
    [600 + turn * 170, 762, 150, -12],
  ] as const;
  const planets = [
    [985, 640, 18],
    [330, 560, 14],
    [640, 92, 16],
    [560, 835, 20],
    [110, 620, 24],
    [1120, 250, 26],
  ] as const;
  return [
    `${backdrop(palette)}${rings.join("")}
     ${circle([600, 450, 235], `fill="${palette.soft}"`)}${circle([600, 450, 180], `fill="${palette.shape}"`)}
     ${planets.map(([x, y, radius], position) => circle([x, y, radius], `fill="${cycle(palette.pops, position)}"`)).join("")}`,
    ...fillSpots(props.slice(1), moons, "float"),
    ...fillSpots(props, [[600, 450, 340, 6 * turn]], "float"),
  ];
};

function couponOutline(): string {
  return "M70 190 a34 34 0 0 1 34 -34 H776 a30 30 0 0 0 60 0 H1096 a34 34 0 0 1 34 34 V710 a34 34 0 0 1 -34 34 H836 a30 30 0 0 0 -60 0 H104 a34 34 0 0 1 -34 -34Z";
}

/** A coupon with a stub, for what is cheaper tonight. */
export const ticket: ArrangementBuilder = ({ palette, props, random }) => {
  const tilt = random() < 0.5 ? -5 : 4;
  const place = ([x, y, size, lean]: readonly [number, number, number, number]) => {
    const angle = (tilt * Math.PI) / 180;
    const [dx, dy] = [x - WIDTH / 2, y - HEIGHT / 2];
    const turnedX = WIDTH / 2 + dx * Math.cos(angle) - dy * Math.sin(angle);
    const turnedY = HEIGHT / 2 + dx * Math.sin(angle) + dy * Math.cos(angle);
    return [turnedX, turnedY, size, lean + tilt] as const;
  };
  return [
    `${backdrop(palette)}<g opacity="0.5">${diagonalStripes(palette.shape, 110)}</g>
     ${confetti(palette, random, { count: 16, clear: [620, 320] })}
     <defs><clipPath id="coupon"><path d="${couponOutline()}"/></clipPath></defs>
     <g transform="rotate(${tilt} 600 450)">
       <path d="${couponOutline()}" fill="${palette.propLight}" filter="url(#card)"/>
       <g clip-path="url(#coupon)"><rect width="806" height="900" fill="${palette.propLight}"/>
         <g opacity="0.55"><svg width="806" height="900">${rays(430, 450, { pairs: 12, color: palette.prop })}</svg></g>
         <rect x="806" width="394" height="900" fill="${palette.prop}"/></g>
       <path d="M806 206 V700" stroke="#FFF8EC" stroke-width="7" stroke-dasharray="2 22" stroke-linecap="round"/>
       <rect x="98" y="184" width="1004" height="532" rx="20" fill="none" stroke="#FFF8EC" stroke-opacity="0.65" stroke-width="4"/>
     </g>`,
    ...fillSpots(
      props.slice(1),
      [place([966, 300, 170, 8]), place([966, 450, 150, -8]), place([966, 600, 170, 8])],
      "float",
    ),
    ...fillSpots(props, [place([430, 450, 400, -4])], "float"),
  ];
};

import { fillSpots } from "../layouts/arrangement.ts";
import type { Palette } from "../palette.ts";
import type { Mark } from "../sketch.ts";
import { backdrop, circle, rays, spark } from "../svg-shapes.ts";
import { nameOutline, taglineEndOutline, taglineStartOutline } from "./lettering.ts";
import { markDrawing } from "./mark.ts";

export const SHARE_HEIGHT = 630;

/** What a link to the shop shows in a message: the name, the promise, a few of its goods. */
export function composeSharePicture(palette: Palette): Mark[] {
  const cluster = { x: 930, y: 315 };
  return [
    `${backdrop(palette)}<g opacity="0.4">${rays(cluster.x, cluster.y, { pairs: 14, color: palette.shape })}</g>
     ${circle([cluster.x, cluster.y, 236], 'fill="#F5A524"')}
     ${circle([cluster.x, cluster.y, 270], 'fill="none" stroke="#FFC861" stroke-width="6" stroke-dasharray="1 22" stroke-linecap="round"')}
     ${spark([640, 130, 26], "#F5A524")}${spark([600, 540, 20], "#FFA9A6")}${spark([1150, 315, 22], "#7FE0B5")}
     <g transform="translate(56 84) scale(1.8)">${markDrawing}</g>
     <path transform="translate(62 330) scale(0.765)" d="${nameOutline}" fill="#FFF8EC"/>
     <path transform="translate(66 410) scale(0.9)" d="${taglineStartOutline}" fill="#FFC861"/>
     <path transform="translate(66 464) scale(0.9)" d="${taglineEndOutline}" fill="#FFC861"/>`,
    ...fillSpots(
      ["🪩", "🛸", "🦩", "🥐", "🍹"],
      [
        [1072, 130, 180, 8],
        [772, 140, 190, -10],
        [1084, 478, 200, 8],
        [778, 506, 180, -12],
        [930, 315, 330, -6],
      ],
      "sticker",
    ),
  ];
}

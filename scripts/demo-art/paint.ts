import sharp, { type Sharp } from "sharp";
import { loadSprite } from "./emoji-sprite.ts";
import { HEIGHT, WIDTH, type Figure, type Mark } from "./sketch.ts";

function contactShadow(figure: Figure, width: number): string {
  const { x, y } = figure;
  const wide = `<ellipse cx="${x}" cy="${y - 4}" rx="${width * 0.46}" ry="${width * 0.085}" opacity="0.28"/>`;
  const tight = `<ellipse cx="${x}" cy="${y - 6}" rx="${width * 0.3}" ry="${width * 0.045}" opacity="0.42"/>`;
  return `<g filter="url(#contact)" fill="var">${wide}${tight}</g>`;
}

async function paintFigure(figure: Figure, shadow: string): Promise<string> {
  const isSticker = figure.grounding === "sticker";
  const { href, width, height } = await loadSprite(figure.emoji, { size: figure.size, isSticker });
  const stands = figure.grounding === "stand";
  const middleY = stands ? figure.y - height / 2 : figure.y;
  const image = `<image href="${href}" x="${figure.x - width / 2}" y="${middleY - height / 2}"
    width="${width}" height="${height}" transform="rotate(${figure.tilt} ${figure.x} ${middleY})"/>`;
  const under = stands ? contactShadow(figure, width).replace("var", shadow) : "";
  return `${under}<g filter="url(#${stands ? "near" : "far"})">${image}</g>`;
}

function filters(shadow: string): string {
  const drop = (id: string, [dy, blur, opacity]: readonly [number, number, number]) =>
    `<filter id="${id}" x="-0.3" y="-0.3" width="1.6" height="1.7"><feDropShadow dx="0" dy="${dy}"
      stdDeviation="${blur}" flood-color="${shadow}" flood-opacity="${opacity}"/></filter>`;
  return `<defs>${drop("near", [6, 9, 0.22])}${drop("far", [16, 15, 0.3])}${drop("card", [14, 18, 0.28])}
    <filter id="contact" x="-0.5" y="-2" width="2" height="5"><feGaussianBlur stdDeviation="9 6"/></filter>
    <filter id="soft" x="-0.5" y="-1" width="2" height="3"><feGaussianBlur stdDeviation="20 12"/></filter>
    <filter id="glow" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="16"/></filter></defs>`;
}

export interface Canvas {
  /** The colour of every shadow. */
  readonly shadow: string;
  readonly height?: number;
}

/** Paints marks from back to front. */
export async function paint(marks: readonly Mark[], { shadow, height = HEIGHT }: Canvas): Promise<Sharp> {
  const parts: string[] = [];
  for (const mark of marks) {
    parts.push(typeof mark === "string" ? mark : await paintFigure(mark, shadow));
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"
    viewBox="0 0 ${WIDTH} ${height}">${filters(shadow)}${parts.join("")}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: "#FFF8EC" });
}

import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { paint } from "../paint.ts";
import { palettes } from "../palette.ts";
import { markIcon } from "./mark.ts";
import { composeSharePicture, SHARE_HEIGHT } from "./share-picture.ts";

function rasterise(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size) / 64;
  return sharp(Buffer.from(svg), { density }).resize(size, size).png().toBuffer();
}

/** An icon file that holds one PNG: header, one entry of the directory, the picture. */
function wrapAsIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, png]);
}

async function paintSharePicture(): Promise<Buffer> {
  const palette = palettes.plum;
  const canvas = { shadow: palette.shadow, height: SHARE_HEIGHT };
  const share = await paint(composeSharePicture(palette), canvas);
  return share.png({ palette: true, dither: 0.6, effort: 10 }).toBuffer();
}

/** Draws the shop's icons and its default share picture into a folder. */
export async function renderBrand(folder: string): Promise<void> {
  const favicon = markIcon({ cornerRadius: 15 });
  const files = {
    "favicon.svg": favicon,
    "favicon.ico": wrapAsIco(await rasterise(favicon, 32), 32),
    "apple-touch-icon.png": await rasterise(markIcon({ cornerRadius: 0 }), 180),
    "share.png": await paintSharePicture(),
  };
  const writes = Object.entries(files).map(([name, content]) => writeFile(path.join(folder, name), content));
  await Promise.all(writes);
}

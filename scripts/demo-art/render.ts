/**
 * Draws the shop's icons and the demo catalogue's pictures into public/:
 * `node scripts/demo-art/render.ts [beginning of a picture's name, or "brand"]…`, everything without names.
 * The results are committed; run it only after a change to the drawings.
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { renderBrand } from "./brand/render-brand.ts";
import { compose } from "./compose.ts";
import { paint } from "./paint.ts";
import { palettes } from "./palette.ts";
import type { Picture } from "./picture.ts";
import { fashionAndHomePictures } from "./pictures/fashion-and-home.ts";
import { occasionPictures } from "./pictures/guides-giveaways-deals.ts";
import { outdoorAndGadgetPictures } from "./pictures/outdoor-and-gadgets.ts";
import { partyAndKitchenPictures } from "./pictures/party-and-kitchen.ts";
import { petsAndDeskPictures } from "./pictures/pets-and-desk.ts";

const publicFolder = path.join(import.meta.dirname, "../../public");
const target = path.join(publicFolder, "demo");

function listPictures(): Map<string, Picture> {
  const pictures = new Map<string, Picture>(Object.entries(occasionPictures));
  const sets = [partyAndKitchenPictures, petsAndDeskPictures, fashionAndHomePictures, outdoorAndGadgetPictures];
  for (const [key, gallery] of sets.flatMap((set) => Object.entries(set))) {
    gallery.forEach((picture, position) => pictures.set(`${key}-${position + 1}`, picture));
  }
  return pictures;
}

async function removeStrangers(names: ReadonlySet<string>): Promise<void> {
  const files = await readdir(target);
  const strangers = files.filter((file) => !names.has(path.parse(file).name));
  await Promise.all(strangers.map((file) => rm(path.join(target, file))));
}

async function renderDemoPictures(wanted: readonly string[]): Promise<void> {
  const pictures = listPictures();
  await mkdir(target, { recursive: true });
  await removeStrangers(new Set(pictures.keys()));
  let bytes = 0;
  for (const [name, picture] of pictures) {
    if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue;
    const { shadow } = palettes[picture.palette];
    const image = await paint(compose(picture, name), { shadow });
    const webp = await image.webp({ quality: 56, effort: 6 }).toBuffer();
    await writeFile(path.join(target, `${name}.webp`), webp);
    bytes += webp.byteLength;
  }
  process.stdout.write(`${(bytes / 1e6).toFixed(2)} MB in ${target}\n`);
}

const wanted = process.argv.slice(2);
if (wanted.length === 0 || wanted.includes("brand")) await renderBrand(publicFolder);
await renderDemoPictures(wanted);

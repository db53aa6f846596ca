import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";

export interface Sprite {
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

/** The drawings are 256 pixels square: beyond this they look soft. */
const LARGEST_SIZE = 410;
const STICKER_RIM = 16;

const require = createRequire(import.meta.url);
const emojiFolder = path.join(path.dirname(require.resolve("@lobehub/fluent-emoji-3d/package.json")), "assets");
const sprites = new Map<string, Promise<Sprite>>();

function findEmojiFile(emoji: string): string {
  const points = Array.from(emoji, (character) => (character.codePointAt(0) ?? 0).toString(16));
  const plain = points.filter((point) => point !== "fe0f").join("-");
  const candidates = [points.join("-"), plain, `${plain}-fe0f`];
  const found = candidates.map((name) => path.join(emojiFolder, `${name}.webp`)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`No drawing for ${emoji} (${candidates.join(", ")})`);
  return found;
}

async function drawEmoji(emoji: string, size: number): Promise<Buffer> {
  const trimmed = await sharp(findEmojiFile(emoji))
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 4 })
    .toBuffer();
  const fitted = sharp(trimmed).resize(size, size, { fit: "inside", kernel: "lanczos3" });
  return (size > 256 ? fitted.sharpen({ sigma: 1.1, m1: 0.6, m2: 1.4 }) : fitted).png().toBuffer();
}

/** A white rim of even width: the silhouette blurred, then cut hard where it begins to fade. */
async function cutSticker(drawing: Buffer): Promise<Buffer> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const margin = STICKER_RIM + 4;
  const padded = await sharp(drawing)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: clear })
    .png()
    .toBuffer();
  // Sharp takes a channel out after all else in a pipeline, so the silhouette needs one of its own.
  const alpha = await sharp(padded).extractChannel("alpha").png().toBuffer();
  const rim = await sharp(alpha)
    .blur(STICKER_RIM / 2)
    .linear(9, -120)
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = rim.info;
  const silhouette = await sharp({ create: { width, height, channels: 3, background: "#FFFFFF" } })
    .joinChannel(rim.data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return sharp(silhouette)
    .composite([{ input: padded }])
    .png()
    .toBuffer();
}

async function createSprite(emoji: string, size: number, isSticker: boolean): Promise<Sprite> {
  const drawing = await drawEmoji(emoji, size);
  const image = isSticker ? await cutSticker(drawing) : drawing;
  const { width, height } = await sharp(image).metadata();
  return { href: `data:image/png;base64,${image.toString("base64")}`, width, height };
}

/** The emoji cut to its outline, its longest side `size` pixels. */
export function loadSprite(emoji: string, { size, isSticker }: { size: number; isSticker: boolean }): Promise<Sprite> {
  const drawnSize = Math.round(Math.min(size, LARGEST_SIZE));
  const key = `${emoji} ${drawnSize} ${isSticker}`;
  const known = sprites.get(key);
  if (known !== undefined) return known;
  const sprite = createSprite(emoji, drawnSize, isSticker);
  sprites.set(key, sprite);
  return sprite;
}

// Products that look like those of a real shop: the same ones on every machine.
import { createRandom, type Random } from "../../scripts/demo-art/seeded-random.ts";
import type { ProductDraft } from "../../src/core/catalogue/product.ts";
import { type ImageAddress, parseImageAddress } from "../../src/core/text/image-address.ts";
import { parseSafeUrl, type SafeUrl } from "../../src/core/text/safe-url.ts";
import { ADJECTIVES, brandOf, CATEGORY_KINDS, CATEGORY_WORDS, NOUNS, PURPOSES, SENTENCES } from "./words.ts";

/** Stands in about every tenth title. */
export const COMMON_WORD = "mug";
/** Stands in five titles of any catalogue, spread over its age. */
export const RARE_WORD = "quokka";
const RARE_TITLES = 5;

const BRANDS = 20_000;
const SHARE = { featured: 0.03, trending: 0.05, hidden: 0.01, withoutPicture: 0.05 };

/** 200 names; the first is the largest category of any catalogue. */
export const CATEGORY_NAMES: readonly string[] = CATEGORY_KINDS.flatMap((kind) =>
  CATEGORY_WORDS.map((word) => `${word} ${kind}`),
);

/** `count` valid products, oldest first. */
export function* makeUpProducts(count: number): Generator<ProductDraft> {
  const random = createRandom(`catalogue of ${count}`);
  const step = Math.max(1, Math.floor(count / RARE_TITLES));
  for (let index = 0; index < count; index += 1) yield makeUpProduct(random, { index, isRare: index % step === 0 });
}

function makeUpProduct(random: Random, { index, isRare }: { index: number; isRare: boolean }): ProductDraft {
  const title = makeUpTitle(random);
  return {
    title: isRare ? `${title} ${RARE_WORD}` : title,
    description: draw(random, SENTENCES),
    longDescription: Array.from({ length: Math.floor(random() * 8) }, () => draw(random, SENTENCES)).join(" "),
    price: makeUpPrice(random),
    category: drawSkewed(random, CATEGORY_NAMES),
    images: makeUpImages(random, index),
    tags: Array.from({ length: Math.floor(random() * 4) }, () => drawSkewed(random, PURPOSES).toLowerCase()),
    featured: random() < SHARE.featured,
    trending: random() < SHARE.trending,
    hidden: random() < SHARE.hidden,
    affiliateLink: link(`https://merchant.example/dp/${String(index).padStart(10, "0")}?tag=shop-20`),
  };
}

function makeUpTitle(random: Random): string {
  const parts = [drawSkewed(random, ADJECTIVES), drawSkewed(random, NOUNS)];
  if (random() < 0.7) parts.unshift(brandOf(Math.floor(random() ** 3 * BRANDS)));
  if (random() < 0.5) parts.push("for", drawSkewed(random, PURPOSES));
  if (random() < 0.6) parts.push(`No. ${Math.floor(random() * 100_000)}`);
  return parts.join(" ");
}

/** Most can be read as an amount in dollars, some in other currencies, a few not at all. */
function makeUpPrice(random: Random): string {
  const amount = Math.ceil(random() ** 2 * 200) - 0.01;
  const kind = random();
  if (kind < 0.85) return `$${amount.toFixed(2)}`;
  if (kind < 0.9) return `$${Math.ceil(amount * 20).toLocaleString("en-US")}`;
  if (kind < 0.93) return `${Math.ceil(amount)},90 €`;
  if (kind < 0.96) return `£${Math.ceil(amount)}–£${Math.ceil(amount) + 10}`;
  if (kind < 0.97) return "Free";
  return kind < 0.98 ? `kr ${Math.ceil(amount) * 10}` : "ask the bartender";
}

function makeUpImages(random: Random, index: number): readonly ImageAddress[] {
  if (random() < SHARE.withoutPicture) return [];
  const count = 1 + Math.floor(random() * 3);
  return Array.from({ length: count }, (_, place) => image(`https://images.example/${index}-${place}.webp`));
}

const draw = <Item>(random: Random, items: readonly Item[]): Item => pick(items, random());

/** The first come up often, the last seldom: the cube of an even chance. */
const drawSkewed = <Item>(random: Random, items: readonly Item[]): Item => pick(items, random() ** 3);

function pick<Item>(items: readonly Item[], chance: number): Item {
  const item = items[Math.floor(chance * items.length)];
  if (item === undefined) throw new Error("There is nothing to draw from.");
  return item;
}

function image(address: string): ImageAddress {
  const parsed = parseImageAddress(address);
  if (!parsed.ok) throw new Error(`${address}: ${parsed.reason}`);
  return parsed.url;
}

function link(address: string): SafeUrl {
  const parsed = parseSafeUrl(address);
  if (!parsed.ok) throw new Error(`${address}: ${parsed.reason}`);
  return parsed.url;
}

import type { AddressKind } from "../../core/catalogue/address-store.ts";
import type { Category, CategoryId } from "../../core/catalogue/category.ts";
import { claimSlug } from "../../core/catalogue/claim-slug.ts";
import { readPriceColumns } from "../../core/catalogue/product-columns.ts";
import type { ProductId } from "../../core/catalogue/product.ts";
import type { CoreContext } from "../../core/core-context.ts";
import type { DealId } from "../../core/deals/deal.ts";
import type { GiveawayId } from "../../core/giveaways/giveaway.ts";
import type { GuideId } from "../../core/guides/guide.ts";
import { settingsIn } from "../../core/settings/read-settings.ts";
import type { Settings } from "../../core/settings/settings.ts";
import type { Stores } from "../../core/storage.ts";
import { type ImageAddress, parseImageAddress } from "../../core/text/image-address.ts";
import { parseSafeUrl, type SafeUrl } from "../../core/text/safe-url.ts";
import { demoCatalogue } from "./demo/demo-catalogue.ts";
import type { DemoDeal, DemoGiveaway, DemoGuide, DemoProduct } from "./demo/demo-content.ts";
import { mixByCategory } from "./mix-by-category.ts";

const HOUR_MS = 3_600_000;

type SeedParts = Pick<CoreContext, "clock" | "newId">;

/**
 * Writes the demo catalogue, each row marked as demo content. Run it inside one `publish`. A category that exists by
 * its name is used as it is. Giveaways and deals begin and end relative to now.
 */
export async function loadDemo(stores: Stores, parts: SeedParts): Promise<void> {
  const seed = new DemoSeed(stores, parts, await settingsIn(stores.settings));
  for (const category of demoCatalogue.categories) await seed.addCategory(category);
  for (const product of mixByCategory(demoCatalogue.products)) await seed.addProduct(product);
  for (const guide of demoCatalogue.guides.toReversed()) await seed.addGuide(guide);
  for (const giveaway of demoCatalogue.giveaways) await seed.addGiveaway(giveaway);
  for (const deal of demoCatalogue.deals) await seed.addDeal(deal);
}

/** One run of the seed: what was made so far, by the names that the content uses. */
class DemoSeed {
  readonly #stores: Stores;
  readonly #parts: SeedParts;
  readonly #settings: Settings;
  readonly #categories = new Map<string, Pick<Category, "id">>();
  readonly #products = new Map<string, ProductId>();

  constructor(stores: Stores, parts: SeedParts, settings: Settings) {
    this.#stores = stores;
    this.#parts = parts;
    this.#settings = settings;
  }

  async addCategory({ name, description }: { readonly name: string; readonly description: string }): Promise<void> {
    const known = await this.#stores.categories.findByName(name);
    if (known !== undefined && !known.retired) {
      this.#categories.set(name, known);
      return;
    }
    const row = await this.#newRow("category", name);
    const category = { ...row, id: row.id as CategoryId, name, description, retired: false };
    this.#categories.set(name, await this.#stores.categories.insert(category));
  }

  async addProduct({ key, category, ...product }: DemoProduct): Promise<void> {
    const row = await this.#newRow("product", product.title);
    const inserted = await this.#stores.products.insert({
      ...product,
      ...row,
      id: row.id as ProductId,
      categoryId: required(this.#categories.get(category), category).id,
      images: product.images.map(image),
      affiliateLink: link(product.affiliateLink),
      ...readPriceColumns(product.price, this.#settings),
      hidden: false,
    });
    this.#products.set(key, inserted.id);
  }

  async addGuide({ key: _key, products, ...guide }: DemoGuide): Promise<void> {
    const row = await this.#newRow("guide", guide.title);
    const picks = products.map(({ product, blurb }) => ({
      productId: required(this.#products.get(product), product),
      blurb,
    }));
    await this.#stores.guides.insert({ ...guide, ...row, id: row.id as GuideId, image: image(guide.image) }, picks);
  }

  async addGiveaway({ key: _key, startsAfterHours, endsAfterHours, ...giveaway }: DemoGiveaway): Promise<void> {
    const row = await this.#newRow("giveaway", giveaway.title);
    await this.#stores.giveaways.insert({
      ...giveaway,
      ...row,
      id: row.id as GiveawayId,
      image: image(giveaway.image),
      entryUrl: giveaway.entryUrl === "" ? "" : link(giveaway.entryUrl),
      announce: false,
      startAt: row.createdAt + startsAfterHours * HOUR_MS,
      endAt: row.createdAt + endsAfterHours * HOUR_MS,
    });
  }

  async addDeal({ key: _key, expiresAfterHours, ...deal }: DemoDeal): Promise<void> {
    const row = await this.#newRow("deal", deal.title);
    await this.#stores.deals.insert({
      ...deal,
      ...row,
      id: row.id as DealId,
      image: image(deal.image),
      affiliateLink: link(deal.affiliateLink),
      expiresAt: expiresAfterHours === undefined ? null : row.createdAt + expiresAfterHours * HOUR_MS,
    });
  }

  async #newRow(kind: AddressKind, title: string) {
    const id = this.#parts.newId();
    const now = this.#parts.clock.now();
    const slug = await claimSlug(this.#stores.addresses, { kind, title, id });
    return { id, slug, demo: true, createdAt: now, updatedAt: now };
  }
}

function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The demo catalogue names "${name}", which it does not hold.`);
  return value;
}

function image(address: string): ImageAddress {
  const parsed = parseImageAddress(address);
  if (!parsed.ok) throw new Error(`The demo catalogue's picture ${address} is refused: ${parsed.reason}`);
  return parsed.url;
}

function link(address: string): SafeUrl {
  const parsed = parseSafeUrl(address);
  if (!parsed.ok) throw new Error(`The demo catalogue's link ${address} is refused: ${parsed.reason}`);
  return parsed.url;
}

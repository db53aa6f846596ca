// A shop of its own with what owners type in earnest: words without end, other scripts, prices that are sentences.
import { type BuiltShop, startBuiltShop } from "./built-shop.ts";
import { addCategory, addProduct, addThing, registerOwner } from "./filled-shop.ts";
import { test as base } from "./fixtures.ts";

export const ENDLESS = "Supercalifragilistic".repeat(5);
export const ARABIC = "هدية رائعة! للأصدقاء 3 قطع";
const DAY_MS = 24 * 60 * 60 * 1000;

interface AwkwardShop {
  readonly shop: BuiltShop;
  readonly token: string;
  /** The pages that show it. */
  readonly paths: readonly string[];
}

type Owner = Parameters<typeof addThing>[0];

export const test = base.extend<{ readonly baseURL: string }, { readonly awkward: AwkwardShop }>({
  awkward: [
    async ({ browserName: _browserName }, use) => {
      const shop = await startBuiltShop({ SEED_DEMO: "0" });
      const token = await registerOwner(shop.url);
      await use({ shop, token, paths: await fill({ url: shop.url, token }) });
      await shop.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ awkward }, use) => use(awkward.shop.url),
});

async function fill(owner: Owner): Promise<readonly string[]> {
  await addCategory(owner, ENDLESS);
  const product = await addProducts(owner);
  const guide = await addGuide(owner, product.id);
  const running = await addGiveaway(owner, -1);
  const coming = await addGiveaway(owner, 1);
  await addDeal(owner);
  const [category] = (await (await fetch(`${owner.url}/api/categories`)).json()) as readonly {
    readonly slug: string;
  }[];
  return [
    "/",
    `/product/${product.slug}`,
    `/category/${category?.slug}`,
    "/gift-guides",
    `/gift-guides/${guide.slug}`,
    "/giveaways",
    `/giveaways/${running.slug}`,
    `/giveaways/${coming.slug}`,
    "/exclusives",
    "/admin/products",
    "/admin/categories",
    `/admin/products/edit/${product.id}`,
  ];
}

async function addProducts(owner: Owner) {
  await addProduct(owner, { title: ARABIC, description: ARABIC, category: ENDLESS });
  await addProduct(owner, { title: "🍹🎉🥳", description: "🍹".repeat(200), category: ENDLESS });
  return addProduct(owner, {
    title: ENDLESS,
    description: ENDLESS,
    long_description: ENDLESS.repeat(30),
    price: "Check price on Amazon",
    category: ENDLESS,
    tags: ["Supercalifragilistic".repeat(3), ...Array.from({ length: 20 }, (_, number) => `tag ${number}`)],
    featured: true,
    trending: true,
  });
}

const addGuide = (owner: Owner, productId: string) =>
  addThing(owner, {
    path: "/gift-guides",
    fields: {
      title: ENDLESS,
      description: ENDLESS,
      image: "",
      occasion: "For the housewarming of a distant relative who lives abroad",
      featured: true,
      products: [{ product_id: productId, blurb: ENDLESS }],
    },
  });

const addGiveaway = (owner: Owner, startsInDays: number) =>
  addThing(owner, {
    path: "/giveaways",
    fields: {
      title: ENDLESS,
      description: ENDLESS,
      prize: ENDLESS,
      image: "",
      start_date: new Date(Date.now() + startsInDays * DAY_MS).toISOString(),
      end_date: new Date(Date.now() + 3 * DAY_MS).toISOString(),
      active: true,
      winner_announced: false,
      announce: true,
      how_to_enter: ENDLESS,
      entry_url: "https://forms.example/enter",
      sponsor: ENDLESS,
      eligibility: ENDLESS,
      rules: ENDLESS.repeat(30),
    },
  });

const addDeal = (owner: Owner) =>
  addThing(owner, {
    path: "/exclusives",
    fields: {
      title: ENDLESS,
      description: ENDLESS,
      image: "",
      exclusive_price: "Check price on Amazon",
      original_price: "$1,234,567.89 or thereabouts",
      discount_percentage: "about 12.5 percent",
      expires_at: new Date(Date.now() + DAY_MS / 2).toISOString(),
      affiliate_link: "https://merchant.example/deal",
    },
  });

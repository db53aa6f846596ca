// Whole entities with plain values; a test names only what its fact is about.
import type { Account, AccountId } from "../core/accounts/account.ts";
import type { Session, SessionId } from "../core/accounts/session.ts";
import type { CategoryRecord, ProductRecord } from "../core/catalogue/catalogue-store.ts";
import type { CategoryId } from "../core/catalogue/category.ts";
import type { ProductDraft, ProductId } from "../core/catalogue/product.ts";
import type { DealRecord } from "../core/deals/deal-store.ts";
import type { DealId } from "../core/deals/deal.ts";
import type { GiveawayRecord } from "../core/giveaways/giveaway-store.ts";
import type { GiveawayId } from "../core/giveaways/giveaway.ts";
import type { GuideRecord } from "../core/guides/guide-store.ts";
import type { GuideId } from "../core/guides/guide.ts";
import { type ImageAddress, parseImageAddress } from "../core/text/image-address.ts";
import { parseSafeUrl, type SafeUrl } from "../core/text/safe-url.ts";
import { newId } from "../platform/new-id.ts";
import { STILL } from "./still-clock.ts";

const DAY_MS = 24 * 60 * 60_000;

const stamps = { demo: false, createdAt: STILL, updatedAt: STILL };

/** A slug that nothing else has. */
const slugFor = (noun: string): string => `${noun}-${newId()}`;

export function safeUrl(text: string): SafeUrl {
  const result = parseSafeUrl(text);
  if (!result.ok) throw new Error(`${text}: ${result.reason}`);
  return result.url;
}

export function imageAddress(text: string): ImageAddress {
  const result = parseImageAddress(text);
  if (!result.ok) throw new Error(`${text}: ${result.reason}`);
  return result.url;
}

export function buildCategory(given: Partial<CategoryRecord> = {}): CategoryRecord {
  const slug = slugFor("category");
  return { id: newId() as CategoryId, name: slug, slug, description: "", retired: false, ...stamps, ...given };
}

/** What an owner types for a product. */
export function buildProductDraft(given: Partial<ProductDraft> & Pick<ProductDraft, "category">): ProductDraft {
  return {
    title: "Beer Helmet",
    description: "Holds two cans.",
    longDescription: "",
    price: "$19.99",
    images: [],
    tags: [],
    featured: false,
    trending: false,
    affiliateLink: safeUrl("https://www.amazon.com/dp/B000000001"),
    ...given,
  };
}

export function buildProduct(given: Partial<ProductRecord> & Pick<ProductRecord, "categoryId">): ProductRecord {
  return {
    id: newId() as ProductId,
    slug: slugFor("product"),
    title: "A flamingo for the bathtub",
    description: "It floats.",
    longDescription: "",
    price: "$12.50",
    priceAmount: 12_500,
    priceUpperAmount: null,
    priceCurrency: "USD",
    images: [],
    tags: [],
    featured: false,
    trending: false,
    hidden: false,
    affiliateLink: safeUrl("https://www.amazon.com/dp/B000000001?tag=shop-20"),
    ...stamps,
    ...given,
  };
}

export function buildGuide(given: Partial<GuideRecord> = {}): GuideRecord {
  return {
    id: newId() as GuideId,
    slug: slugFor("guide"),
    title: "For people who have everything",
    description: "Except this.",
    image: "",
    occasion: "Birthday",
    featured: false,
    ...stamps,
    ...given,
  };
}

export function buildGiveaway(given: Partial<GiveawayRecord> = {}): GiveawayRecord {
  return {
    id: newId() as GiveawayId,
    slug: slugFor("giveaway"),
    title: "Win a flamingo",
    description: "One of three.",
    prize: "A flamingo",
    image: "",
    startAt: STILL - DAY_MS,
    endAt: STILL + DAY_MS,
    active: true,
    winnerAnnounced: false,
    announce: false,
    howToEnter: "",
    entryUrl: "",
    sponsor: "",
    eligibility: "",
    rules: "",
    winnerName: "",
    ...stamps,
    ...given,
  };
}

export function buildDeal(given: Partial<DealRecord> = {}): DealRecord {
  return {
    id: newId() as DealId,
    slug: slugFor("deal"),
    title: "Flamingos, cheaper",
    description: "While they float.",
    image: "",
    exclusivePrice: "$10",
    originalPrice: "$20",
    discountPercentage: "50%",
    expiresAt: null,
    affiliateLink: safeUrl("https://www.example.com/flamingo?ref=shop"),
    ...stamps,
    ...given,
  };
}

export function buildAccount(given: Partial<Account> = {}): Account {
  const id = newId() as AccountId;
  return { id, email: `${id}@example.com`, username: "Robin", role: "owner", createdAt: STILL, ...given };
}

export function buildSession(given: Partial<Session> & Pick<Session, "accountId">): Session {
  const used = { createdAt: STILL, lastUsedAt: STILL };
  return { id: newId() as SessionId, device: "Firefox on Linux", ...used, ...given };
}

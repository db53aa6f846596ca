import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { demoCatalogue } from "./demo-catalogue.ts";

const { categories, products, guides, giveaways, deals } = demoCatalogue;
const pictureFolder = path.resolve(import.meta.dirname, "../../../../public/demo");
const pictureFiles = readdirSync(pictureFolder);
const namedImages = [
  ...products.flatMap((product) => product.images),
  ...[...guides, ...giveaways, ...deals].map((item) => item.image),
];

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, position) => values.indexOf(value) !== position);
}

function dollars(price: string): number {
  expect(price).toMatch(/^\$\d+\.\d{2}$/);
  return Number(price.slice(1));
}

describe("the demo catalogue's pictures", () => {
  it("are exactly the files in public/demo", () => {
    const namedFiles = namedImages.map((image) => image.replace("/demo/", ""));
    expect(namedFiles.toSorted()).toEqual(pictureFiles.toSorted());
  });

  it("weigh less than 3 MB together", () => {
    const sizes = pictureFiles.map((file) => statSync(path.join(pictureFolder, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
  });

  it("give every product a gallery of two to five", () => {
    const counts = products.map((product) => product.images.length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
  });
});

describe("the demo catalogue's products", () => {
  it("number about forty in eight categories, none of them empty", () => {
    expect(products.length).toBeGreaterThanOrEqual(38);
    expect(categories).toHaveLength(8);
    const usedNames = new Set(products.map((product) => product.category));
    expect([...usedNames].toSorted()).toEqual(categories.map(({ name }) => name).toSorted());
  });

  it("have keys and titles of their own, as guides, giveaways and deals do", () => {
    for (const items of [products, guides, giveaways, deals]) {
      expect(duplicates(items.map((item) => item.key))).toEqual([]);
      expect(duplicates(items.map((item) => item.title.toLowerCase()))).toEqual([]);
    }
  });

  it("have short titles, all their words and three to five distinct tags", () => {
    for (const product of products) {
      expect(product.title.length, product.title).toBeLessThanOrEqual(44);
      expect(product.description.length, product.title).toBeLessThanOrEqual(120);
      expect(product.longDescription, product.title).not.toBe("");
      expect(dollars(product.price), product.title).toBeGreaterThan(0);
      expect(product.tags.length, product.title).toBeGreaterThanOrEqual(3);
      expect(product.tags.length, product.title).toBeLessThanOrEqual(5);
      expect(duplicates(product.tags)).toEqual([]);
    }
  });

  it("are tagged under-25 only when they cost less than 25 dollars", () => {
    const tagged = products.filter((product) => product.tags.includes("under-25"));
    expect(tagged.length).toBeGreaterThan(0);
    for (const product of tagged) expect(dollars(product.price), product.title).toBeLessThan(25);
  });

  it("are featured and trending often enough to fill both rows of the home page", () => {
    expect(products.filter((product) => product.featured).length).toBeGreaterThanOrEqual(8);
    expect(products.filter((product) => product.trending).length).toBeGreaterThanOrEqual(8);
  });
});

describe("the demo catalogue's links", () => {
  const links = [...products, ...deals].map((item) => item.affiliateLink);

  it("go to example.com over https with the demo tag", () => {
    for (const link of links) {
      const { protocol, hostname, searchParams } = new URL(link);
      expect({ protocol, hostname, tag: searchParams.get("tag") }, link).toEqual({
        protocol: "https:",
        hostname: "example.com",
        tag: "regretless-demo-20",
      });
    }
  });

  it("differ from each other", () => {
    expect(duplicates(links)).toEqual([]);
  });
});

describe("the demo catalogue's guides", () => {
  it("name products that exist, each once, with a blurb", () => {
    const keys = new Set(products.map((product) => product.key));
    for (const guide of guides) {
      const chosen = guide.products.map((entry) => entry.product);
      expect(chosen.filter((key) => !keys.has(key))).toEqual([]);
      expect(duplicates(chosen)).toEqual([]);
      expect(guide.products.every((entry) => entry.blurb !== "")).toBe(true);
    }
  });

  it("keep the promise of the guide for presents under 25 dollars", () => {
    const guide = guides.find(({ key }) => key === "secret-santa");
    const chosen = products.filter(({ key }) => guide?.products.some(({ product }) => product === key));
    expect(chosen.length).toBeGreaterThan(0);
    for (const product of chosen) expect(dollars(product.price)).toBeLessThan(25);
  });
});

describe("the demo catalogue's giveaways", () => {
  it("hold one that runs, one with a winner and one that has just ended", () => {
    const states = giveaways.map(({ startsAfterHours, endsAfterHours, active, winnerAnnounced }) => {
      if (active && startsAfterHours <= 0 && endsAfterHours > 0) return "active";
      return winnerAnnounced ? "winner announced" : "ended";
    });
    expect(states.toSorted()).toEqual(["active", "ended", "winner announced"]);
  });

  it("end after they start", () => {
    for (const giveaway of giveaways) {
      expect(giveaway.endsAfterHours).toBeGreaterThan(giveaway.startsAfterHours);
    }
  });
});

describe("the demo catalogue's deals", () => {
  it("state a discount that agrees with their prices within a point", () => {
    for (const { title, exclusivePrice, originalPrice, discountPercentage } of deals) {
      const saved = 100 * (1 - dollars(exclusivePrice) / dollars(originalPrice));
      expect(discountPercentage).toMatch(/^\d+%$/);
      expect(Math.abs(saved - Number.parseInt(discountPercentage, 10)), title).toBeLessThan(1);
    }
  });

  it("hold one in its last day, one without expiry, and none that is over", () => {
    const hours = deals.map((deal) => deal.expiresAfterHours);
    expect(hours).toHaveLength(5);
    expect(hours.filter((value) => value === undefined)).toHaveLength(1);
    expect(hours.filter((value) => value !== undefined && value <= 24)).toHaveLength(1);
    expect(hours.every((value) => value === undefined || value > 0)).toBe(true);
  });
});

import { expect, test } from "vitest";
import type { Stores } from "../core/storage.ts";
import { newId } from "../platform/new-id.ts";
import { describeOnEveryDatabase } from "../testing/database-fixture.ts";
import { buildCategory, buildProduct } from "../testing/entity-builders.ts";

describeOnEveryDatabase("storage", (fixture) => {
  test("takes back a whole transaction when a part of it fails", async () => {
    const failing = fixture.storage.publish(async ({ categories, products, settings }) => {
      const { id } = await categories.insert(buildCategory());
      await products.insert(buildProduct({ categoryId: id }));
      await settings.save({ shopName: "Gone" });
      throw new Error("too late");
    });
    await expect(failing).rejects.toThrow("too late");
    const { read } = fixture.storage;
    expect(await read.categories.list()).toEqual([]);
    expect(await read.products.counts("all")).toMatchObject({ total: 0, featured: 0, trending: 0, categories: 0 });
    expect(await read.settings.read()).toEqual({});
    expect(await fixture.storage.catalogueVersion()).toBe(0);
  });

  test("raises the catalogue's version when publishing, not when writing", async () => {
    const { storage } = fixture;
    await storage.publish(({ categories }) => categories.insert(buildCategory()));
    await storage.publish(async () => {});
    await storage.write(({ settings }) => settings.save({ shopName: "Mine" }));
    expect(await storage.catalogueVersion()).toBe(2);
  });

  test("hands back what the transaction made", async () => {
    expect(await fixture.storage.write(async () => "made")).toBe("made");
  });

  test("lets publishers follow each other", async () => {
    const { storage } = fixture;
    const { id: categoryId } = await storage.publish(({ categories }) => categories.insert(buildCategory()));
    const publish = ({ products }: Stores) => products.insert(buildProduct({ categoryId, featured: true }));
    await Promise.all(Array.from({ length: 40 }, () => storage.publish(publish)));
    expect(await storage.read.products.counts("public")).toMatchObject({ total: 40, featured: 40 });
    expect(await storage.catalogueVersion()).toBe(41);
  });

  test("answers its probes", async () => {
    await fixture.storage.ping();
    await fixture.storage.probeWrite();
    await fixture.storage.probeWrite();
    expect(await fixture.storage.schemaVersion()).toMatch(/^\d{4}-/);
    expect(fixture.storage.kind).toBe(fixture.kind);
  });

  test("refuses a slug to a second entity, and lets the first have it again", async () => {
    const [first, second] = [newId(), newId()];
    await fixture.storage.write(async ({ addresses }) => {
      expect(await addresses.claim("product", "flamingo", first)).toBe(true);
      expect(await addresses.claim("product", "flamingo", second)).toBe(false);
      expect(await addresses.claim("product", "flamingo", first)).toBe(true);
      expect(await addresses.claim("guide", "flamingo", second)).toBe(true);
      expect(await addresses.find("product", "flamingo")).toBe(first);
      await addresses.release("product", first);
      expect(await addresses.find("product", "flamingo")).toBeUndefined();
      expect(await addresses.find("guide", "flamingo")).toBe(second);
    });
  });

  test("keeps the settings that were saved and knows no others", async () => {
    const { storage } = fixture;
    await storage.write(({ settings }) => settings.save({ shopName: "[1]", tagline: "" }));
    await storage.write(({ settings }) => settings.save({ shopName: "Second", timeZone: "Europe/Berlin" }));
    await storage.write(({ settings }) => settings.save({ ["unheard" as "shopName"]: "of" }));
    await storage.write(({ settings }) => settings.save({}));
    expect(await storage.read.settings.read()).toEqual({ shopName: "Second", tagline: "", timeZone: "Europe/Berlin" });
  });
});

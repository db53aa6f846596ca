import { expect, test } from "vitest";
import { paragraph, text } from "../../core/shop-pages/write-text.ts";
import { describeOnEveryDatabase } from "../../testing/database-fixture.ts";

const MINE = { body: text(paragraph('Quotes " and \\ and 🍺')), updatedAt: 1_700_000_000_000 };

describeOnEveryDatabase("the shop's own pages", (fixture) => {
  test("come back as they were saved, the last text of each", async () => {
    const { storage } = fixture;
    await storage.write(({ shopPages }) => shopPages.save("about", { ...MINE, body: text() }));
    await storage.write(({ shopPages }) => shopPages.save("about", MINE));
    expect(await storage.read.shopPages.find("about")).toEqual(MINE);
    expect(await storage.read.shopPages.find("privacy")).toBeUndefined();
    expect([...(await storage.read.shopPages.list())]).toEqual([["about", MINE]]);
  });

  test("are gone when they are removed", async () => {
    const { storage } = fixture;
    await storage.write(({ shopPages }) => shopPages.save("about", MINE));
    await storage.write(({ shopPages }) => shopPages.remove("about"));
    expect(await storage.read.shopPages.find("about")).toBeUndefined();
  });

  test("that hold what no page can show count as never written", async () => {
    const { storage } = fixture;
    const foreign = { type: "doc", content: [{ type: "html", content: "<script>" }] };
    await storage.write(({ shopPages }) => shopPages.save("about", { ...MINE, body: foreign as never }));
    expect(await storage.read.shopPages.find("about")).toBeUndefined();
    expect((await storage.read.shopPages.list()).size).toBe(0);
  });
});

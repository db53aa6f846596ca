import { isDeepStrictEqual } from "node:util";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CatalogueChange } from "../../core/catalogue-change.ts";
import type { BulkChangeId } from "../../core/catalogue/bulk/bulk-change.ts";
import { categoryTag, productTag } from "../../core/catalogue/catalogue-tags.ts";
import { createTestDatabase, describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import {
  buildAccount,
  buildCategory,
  buildDeal,
  buildGiveaway,
  buildGuide,
  buildProduct,
} from "../../testing/entity-builders.ts";
import { stillClock } from "../../testing/still-clock.ts";
import { useTemporaryFolder } from "../../testing/temporary-folder.ts";
import { openStorage, type OpenStorage } from "../open-storage.ts";

const unite = (all: readonly CatalogueChange["tags"][]) =>
  new Set(all.flatMap((tags) => (tags === "everything" ? ["everything"] : [...tags])));

describeOnEveryDatabase("what the public sees changed", ({ kind }) => {
  const folder = useTemporaryFolder();
  let here: OpenStorage;
  let told: CatalogueChange["tags"][];
  let url: string;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    ({ url, remove } = await openPlace());
    here = await openStorage({ url, clock: stillClock() });
    told = [];
    // A change that is heard of and made at once may be told twice.
    here.watchCatalogue(({ tags }) => {
      if (!isDeepStrictEqual(told.at(-1), tags)) told.push(tags);
    });
  });
  afterEach(async () => {
    await here.close();
    await remove();
  });

  async function openPlace() {
    if (kind === "postgres") {
      const database = await createTestDatabase();
      return { url: database.url, remove: () => database.drop() };
    }
    return { url: `sqlite:${folder.path("shop.sqlite")}`, remove: async () => {} };
  }

  async function keepCategory(name: string) {
    const { id } = await here.publish(({ categories }) => categories.insert(buildCategory({ name })));
    told.splice(0);
    return id;
  }

  test("a product: its own page, the lists that it is or was in, and nothing else", async () => {
    const [desk, party] = [await keepCategory("Desk"), await keepCategory("Crème & Co")];
    const plain = buildProduct({ categoryId: desk });
    const product = await here.publish(({ products }) => products.insert(plain));
    const featured = { ...product, categoryId: party, featured: true };
    await here.publish(({ products }) => products.update(featured));
    await here.publish(({ products }) => products.remove(product.id));
    const own = [productTag(product.id), "products"];
    const [inDesk, inParty] = [categoryTag("desk"), categoryTag("creme & co")];
    expect(told).toEqual([
      new Set([...own, inDesk]),
      new Set([...own, inDesk, inParty, "featured"]),
      new Set([...own, inParty, "featured"]),
    ]);
  });

  test("many products at once: everything", async () => {
    const categoryId = await keepCategory("Desk");
    const { seq, id, ...kept } = await here.publish(({ products }) => products.insert(buildProduct({ categoryId })));
    const before = { ...kept, seq, id, withoutPicture: true, withoutAmount: false };
    told.splice(0);
    const change = { before, after: { ...before, featured: true } };
    await here.publish(({ bulkChanges }) => bulkChanges.restore("any" as BulkChangeId, [change]));
    expect(told).toEqual(["everything"]);
  });

  test("an import: what each of its products shows in", async () => {
    const categoryId = await keepCategory("Desk");
    const products = [buildProduct({ categoryId }), buildProduct({ categoryId, trending: true })];
    await here.publish((stores) => stores.products.insertAll(products));
    const tags = products.map(({ id }) => productTag(id));
    expect(told).toEqual([new Set([...tags, "products", "trending", categoryTag("desk")])]);
  });

  test("other content: the lists and pages of its kind", async () => {
    await here.publish(({ guides }) => guides.insert(buildGuide(), []));
    await here.publish(({ giveaways }) => giveaways.insert(buildGiveaway()));
    await here.publish(({ deals }) => deals.insert(buildDeal()));
    expect(told).toEqual([new Set(["guides"]), new Set(["giveaways"]), new Set(["deals"])]);
  });

  test("what every page shows touches everything", async () => {
    await here.publish(({ categories }) => categories.insert(buildCategory()));
    expect(told.splice(0)).toEqual(["everything"]);
    await here.publish(({ settings }) => settings.save({ shopName: "Mine" }));
    expect(told).toEqual(["everything"]);
  });

  test("what the public does not see touches nothing", async () => {
    await here.write(({ accounts }) => accounts.insert(buildAccount(), "hash"));
    await here.publish(({ accounts }) => accounts.insert(buildAccount(), "hash"));
    expect(told).toEqual([new Set()]);
  });

  test("a transaction of several steps is one change, one that fails is none", async () => {
    await here.unite(async (joined) => {
      await joined.publish(({ guides }) => guides.insert(buildGuide(), []));
      await joined.publish(({ deals }) => deals.insert(buildDeal()));
    });
    const failing = here.publish(async ({ guides }) => {
      await guides.insert(buildGuide(), []);
      throw new Error("too late");
    });
    await expect(failing).rejects.toThrow("too late");
    expect(told).toEqual([new Set(["guides", "deals"])]);
    expect(await here.catalogueVersion()).toBe(1);
  });

  test("it is told before the write is acknowledged", async () => {
    await here.publish(({ guides }) => guides.insert(buildGuide(), [])).then(() => told.push("everything"));
    expect(told).toEqual([new Set(["guides"]), "everything"]);
  });

  describe("in another process", () => {
    let there: OpenStorage;
    beforeEach(async () => {
      there = await openStorage({ url, clock: stillClock() });
    });
    afterEach(() => there.close());

    test("they are told as what they are", async () => {
      await there.publish(({ guides }) => guides.insert(buildGuide(), []));
      await vi.waitFor(() => expect(told).toEqual([new Set(["guides"])]));
    });

    test("many between two looks lose nothing, and neither do those between one's own", async () => {
      await Promise.all([
        there.publish(({ guides }) => guides.insert(buildGuide(), [])),
        here.publish(({ deals }) => deals.insert(buildDeal())),
        there.publish(({ giveaways }) => giveaways.insert(buildGiveaway())),
      ]);
      await vi.waitFor(() => expect(unite(told)).toEqual(new Set(["guides", "deals", "giveaways"])));
    });

    test("one of what every page shows touches everything", async () => {
      await there.publish(({ categories }) => categories.insert(buildCategory()));
      await vi.waitFor(() => expect(told).toEqual(["everything"]));
    });
  });
});

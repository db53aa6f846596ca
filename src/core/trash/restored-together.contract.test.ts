import { expect, test } from "vitest";
import { contextOf, fill, readAll } from "../../testing/bulk-steps.ts";
import { describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { buildGuide } from "../../testing/entity-builders.ts";
import { removeProduct } from "../catalogue/remove-product.ts";
import { removeGuide } from "../guides/remove-guide.ts";
import { listTrash } from "./list-trash.ts";
import { restoreFromTrash } from "./restore-from-trash.ts";

describeOnEveryDatabase("a guide and its products", (fixture) => {
  test("deleted and restored at the same moment, in any order, belong together again", async () => {
    const context = contextOf(fixture);
    await fill(fixture, [{ title: "a" }, { title: "b" }, { title: "c" }]);
    const products = await readAll(fixture);
    const guide = await fixture.storage.publish(({ guides }) =>
      guides.insert(
        buildGuide(),
        products.map(({ id, title }) => ({ productId: id, blurb: title })),
      ),
    );
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([...products.map(({ id }) => removeProduct(context, id)), removeGuide(context, guide.id)]);
      expect((await listTrash(context, undefined, { limit: 10 })).items).toHaveLength(4);
      const ids: string[] = [...products.map(({ id }) => id), guide.id];
      await Promise.all(ids.map((id) => restoreFromTrash(context, id)));
      const picks = await fixture.storage.read.guides.listPicks(guide.id);
      expect(picks.map(({ blurb }) => blurb).toSorted()).toEqual(["a", "b", "c"]);
    }
  });
});

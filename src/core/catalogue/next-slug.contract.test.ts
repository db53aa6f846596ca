import { expect, test } from "vitest";
import { newId } from "../../platform/new-id.ts";
import { type DatabaseFixture, describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { buildGuide, buildGiveaway, buildProductDraft } from "../../testing/entity-builders.ts";
import { stillClock } from "../../testing/still-clock.ts";
import { createGiveaway } from "../giveaways/create-giveaway.ts";
import { findGiveaway } from "../giveaways/find-giveaway.ts";
import { reviseGiveaway } from "../giveaways/revise-giveaway.ts";
import { createGuide } from "../guides/create-guide.ts";
import { findGuide } from "../guides/find-guide.ts";
import { reviseGuide } from "../guides/revise-guide.ts";
import { addCategory } from "./add-category.ts";
import { createProduct } from "./create-product.ts";
import { findCategory } from "./find-category.ts";
import { findProduct } from "./find-product.ts";
import { findProductsBySlugs } from "./find-products-by-slugs.ts";
import { removeProduct } from "./remove-product.ts";
import { retireCategory } from "./retire-category.ts";
import { reviseCategory } from "./revise-category.ts";
import { reviseProduct } from "./revise-product.ts";

const contextOf = ({ storage }: DatabaseFixture) =>
  ({ storage, clock: stillClock(), newId, actor: { kind: "command-line" } }) as const;

const draft = (title: string) => buildProductDraft({ category: "Hats", title });
const GUIDE = { title: "For dads", description: "", image: "", occasion: "", featured: false, picks: [] } as const;

const taken = (slug: string, noun: string) => ({
  code: "invalid",
  details: {
    errors: [
      { field: "slug", message: expect.stringContaining(`“${slug}” is or was the URL of another ${noun}`) as string },
    ],
  },
});

describeOnEveryDatabase("a changed slug", (fixture) => {
  test("finds the product, and all earlier ones lead to it", async () => {
    const context = contextOf(fixture);
    await addCategory(context, { name: "Hats", description: "" });
    const { id } = await createProduct(context, draft("Beer hat"));
    for (const slug of ["hat-2", "hat-3"]) await reviseProduct(context, { id, draft: draft("Beer hat"), slug: slug });

    expect(await findProduct(context, "hat-3")).toMatchObject({ product: { slug: "hat-3" }, movedTo: undefined });
    for (const old of ["beer-hat", "hat-2"]) {
      expect(await findProduct(context, old)).toMatchObject({ product: { id }, movedTo: "hat-3" });
    }
    expect(await findProductsBySlugs(context, ["beer-hat", "gone", "hat-3"])).toMatchObject([
      { product: { id, slug: "hat-3" }, slugs: ["beer-hat", "hat-3"] },
    ]);
  });

  test("can be changed back, and stays where none is asked for", async () => {
    const context = contextOf(fixture);
    await addCategory(context, { name: "Hats", description: "" });
    const { id } = await createProduct(context, draft("Beer hat"));
    await reviseProduct(context, { id, draft: draft("Beer hat"), slug: "hat-2" });
    await reviseProduct(context, { id, draft: draft("Beer hat"), slug: "beer-hat" });

    expect(await findProduct(context, "beer-hat")).toMatchObject({ product: { id }, movedTo: undefined });
    expect(await findProduct(context, "hat-2")).toMatchObject({ product: { id }, movedTo: "beer-hat" });
    expect(await reviseProduct(context, { id, draft: draft("Wine hat") })).toMatchObject({ slug: "beer-hat" });
  });

  test("that another product has, had, or had before it was deleted is refused, and nothing changes", async () => {
    const context = contextOf(fixture);
    await addCategory(context, { name: "Hats", description: "" });
    const moved = await createProduct(context, draft("Moved"));
    await reviseProduct(context, { id: moved.id, draft: draft("Moved"), slug: "moved-on" });
    const deleted = await createProduct(context, draft("Deleted"));
    await removeProduct(context, deleted.id);
    const { id } = await createProduct(context, draft("Beer hat"));

    for (const slug of ["moved-on", "moved", "deleted"]) {
      await expect(reviseProduct(context, { id, draft: draft("New title"), slug: slug })).rejects.toMatchObject(
        taken(slug, "product"),
      );
    }
    expect(await findProduct(context, "beer-hat")).toMatchObject({ product: { title: "Beer hat" } });
    expect(await createProduct(context, draft("Moved"))).toMatchObject({ slug: "moved-2" });
  });

  test("of two products that want the same at once goes to one", async () => {
    const context = contextOf(fixture);
    await addCategory(context, { name: "Hats", description: "" });
    const [one, other] = [await createProduct(context, draft("One")), await createProduct(context, draft("Other"))];
    const results = await Promise.allSettled(
      [one, other].map(({ id, title }) => reviseProduct(context, { id, draft: draft(title), slug: "wanted" })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("works for categories, also for one that is brought back", async () => {
    const context = contextOf(fixture);
    const { id } = await addCategory(context, { name: "Hats", description: "" });
    await reviseCategory(context, { id, draft: { name: "Hats", description: "" }, slug: "caps" });
    expect(await findCategory(context, "hats")).toMatchObject({ id, slug: "caps" });

    await retireCategory(context, id);
    expect(await findCategory(context, "hats")).toBeUndefined();
    expect(await addCategory(context, { name: "hats", description: "" })).toMatchObject({ id, slug: "caps" });
    await addCategory(context, { name: "Mugs", description: "" });
    await expect(
      reviseCategory(context, { id, draft: { name: "hats", description: "" }, slug: "mugs" }),
    ).rejects.toMatchObject(taken("mugs", "category"));
  });

  test("works for gift guides and giveaways", async () => {
    const context = contextOf(fixture);
    const guide = await createGuide(context, GUIDE);
    await reviseGuide(context, { id: guide.id, draft: GUIDE, slug: "dads" });
    expect(await findGuide(context, "for-dads")).toMatchObject({ guide: { id: guide.id, slug: "dads" } });

    const { id: _id, slug: _slug, demo: _demo, createdAt: _created, updatedAt: _updated, ...fields } = buildGiveaway();
    const giveaway = await createGiveaway(context, { ...fields, title: "Win it" });
    await reviseGiveaway(context, { id: giveaway.id, draft: { ...fields, title: "Win it" }, slug: "win" });
    expect(await findGiveaway(context, "win-it", "all")).toMatchObject({ id: giveaway.id, slug: "win" });

    const other = await createGuide(context, { ...GUIDE, title: buildGuide().title });
    await expect(reviseGuide(context, { id: other.id, draft: GUIDE, slug: "for-dads" })).rejects.toMatchObject(
      taken("for-dads", "gift guide"),
    );
  });
});

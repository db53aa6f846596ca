import { expect, test } from "vitest";
import { contextOf } from "../../testing/bulk-steps.ts";
import { describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { addCategory } from "../catalogue/add-category.ts";
import { retireCategory } from "../catalogue/retire-category.ts";
import { reviseCategory } from "../catalogue/revise-category.ts";
import { restoreFromTrash } from "./restore-from-trash.ts";

describeOnEveryDatabase("a deleted category whose name another one has, in other letters", (fixture) => {
  test("neither comes back beside it nor is revived by its exact name", async () => {
    const context = contextOf(fixture);
    const deleted = await addCategory(context, { name: "Lodz", description: "" });
    await retireCategory(context, deleted.id);
    const other = await addCategory(context, { name: "Warsaw", description: "" });
    await reviseCategory(context, { id: other.id, draft: { name: "LODZ", description: "" } });

    await expect(restoreFromTrash(context, deleted.id)).rejects.toMatchObject({ code: "conflict" });
    await expect(addCategory(context, { name: "Lodz", description: "" })).rejects.toMatchObject({ code: "conflict" });
    await reviseCategory(context, { id: other.id, draft: { name: "Warsaw", description: "" } });
    expect(await restoreFromTrash(context, deleted.id)).toMatchObject({ slug: "lodz", hasNewSlug: false });
  });
});

// Categories by name. Folded names are unique among live ones, but migration 0015 found some that had not been alike before:
// it set the later ones aside under a folded name that no text folds to, and only their own name finds them.
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { foldText } from "../../core/text/fold.ts";
import type { ShopDatabase, ShopTables } from "../schema.ts";

/** All categories that match one of the names, including retired ones. */
export const isNamedOneOf =
  (names: readonly string[]) =>
  ({ eb, or }: ExpressionBuilder<ShopTables, "categories">): Expression<SqlBool> =>
    or([eb("name_fold", "in", [...new Set(names.map(foldText))]), eb("name", "in", names)]);

/** Two, when a category was renamed to the name of a retired one. */
export async function findCategoryIds(db: ShopDatabase, name: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("categories")
    .select(["id", "name", "name_fold", "retired"])
    .where(isNamedOneOf([name]))
    .orderBy("seq")
    .execute();
  const meant = rows.find((row) => row.name === name && !row.retired)?.name_fold ?? foldText(name);
  return rows.filter(({ name_fold }) => name_fold === meant).map(({ id }) => id);
}

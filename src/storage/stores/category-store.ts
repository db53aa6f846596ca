import { type Selectable, sql } from "kysely";
import type { CategoryRecord, CategoryStore } from "../../core/catalogue/catalogue-store.ts";
import type { Category, CategoryId, CategoryUse } from "../../core/catalogue/category.ts";
import type { Visibility } from "../../core/catalogue/product.ts";
import { DomainError } from "../../core/errors/domain-error.ts";
import { foldText } from "../../core/text/fold.ts";
import { categoryCounter } from "../products/product-counters.ts";
import { inPieces } from "../in-pieces.ts";
import type { CategoryTable, ShopDatabase } from "../schema.ts";
import { isNamedOneOf } from "./category-names.ts";
import { risingAfter } from "./entity-row.ts";

export function createCategoryStore(db: ShopDatabase): CategoryStore {
  const select = () => db.selectFrom("categories").selectAll();

  async function readBack(id: CategoryId): Promise<Category> {
    return toCategory(await select().where("id", "=", id).executeTakeFirstOrThrow());
  }

  return {
    async findById(id) {
      const row = await select().where("id", "=", id).executeTakeFirst();
      return row && toCategory(row);
    },

    findByName: async (name) => (await findByNames(db, [name]))[0],

    findByNames: (names) => findByNames(db, names),

    async findBySlug(slug) {
      const row = await select().where("slug", "=", slug).where("retired", "=", false).executeTakeFirst();
      return row && toCategory(row);
    },

    async list() {
      const rows = await select().where("retired", "=", false).orderBy("name_fold").orderBy("seq").execute();
      return rows.map(toCategory);
    },

    listWithUse: (visibility) => listWithUse(db, visibility),

    async insert(category) {
      await db.insertInto("categories").values(fromCategory(category)).execute();
      return readBack(category.id);
    },

    async update(category) {
      const before = await select().where("id", "=", category.id).executeTakeFirst();
      if (!before) throw new DomainError("not-found", "This category was deleted in the meantime.");
      const { id, created_at: _, ...columns } = fromCategory(category);
      if (before.name === category.name) columns.name_fold = before.name_fold;
      const updatedAt = risingAfter(before, category.updatedAt);
      await db
        .updateTable("categories")
        .set({ ...columns, updated_at: updatedAt })
        .where("id", "=", id)
        .execute();
      return readBack(category.id);
    },

    async remove(id) {
      await db.deleteFrom("counters").where("name", "=", categoryCounter(id)).execute();
      await db.deleteFrom("categories").where("id", "=", id).execute();
    },
  };
}

/** Prefers a live match, then the exact spelling. */
async function findByNames(db: ShopDatabase, names: readonly string[]): Promise<readonly (Category | undefined)[]> {
  const byFold = new Map<string, Category>();
  const byName = new Map<string, Category>();
  for (const piece of inPieces([...new Set(names)], 2)) {
    const named = db.selectFrom("categories").selectAll().where(isNamedOneOf(piece));
    // The live one comes last, and so stays.
    const rows = await named.orderBy("retired", "desc").orderBy("seq").execute();
    for (const row of rows) {
      byFold.set(row.name_fold, toCategory(row));
      byName.set(row.name, toCategory(row));
    }
  }
  return names.map((name) => {
    const [exact, folded] = [byName.get(name), byFold.get(foldText(name))];
    return exact === undefined || (exact.retired && folded?.retired === false) ? folded : exact;
  });
}

async function listWithUse(db: ShopDatabase, visibility: Visibility): Promise<readonly CategoryUse[]> {
  const rows = await db
    .selectFrom("categories")
    .leftJoin("counters", (join) =>
      join
        .on("counters.scope", "=", visibility)
        .on("counters.name", "=", sql<string>`${categoryCounter("")} || categories.id`),
    )
    .selectAll("categories")
    .select("counters.value as products")
    .where("categories.retired", "=", false)
    .orderBy("categories.name_fold")
    .orderBy("categories.seq")
    .execute();
  return rows.map((row) => ({ category: toCategory(row), products: row.products ?? 0 }));
}

function toCategory(row: Selectable<CategoryTable>): Category {
  return {
    seq: row.seq,
    id: row.id as CategoryId,
    name: row.name,
    slug: row.slug,
    description: row.description,
    retired: Boolean(row.retired),
    demo: Boolean(row.demo),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function fromCategory(category: CategoryRecord) {
  return {
    id: category.id,
    name: category.name,
    name_fold: foldText(category.name),
    slug: category.slug,
    description: category.description,
    retired: category.retired,
    demo: category.demo,
    created_at: category.createdAt,
    updated_at: category.updatedAt,
  };
}

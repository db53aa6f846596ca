import { sql } from "kysely";
import type { ProductStore } from "../../core/catalogue/catalogue-store.ts";
import type { CatalogueCounts, Product, ProductId, Visibility } from "../../core/catalogue/product.ts";
import { DomainError } from "../../core/errors/domain-error.ts";
import type { ChangeRecorder } from "../changes/change-recorder.ts";
import { inPieces } from "../in-pieces.ts";
import type { DatabaseKind } from "../migrations/migrations.ts";
import type { ShopDatabase } from "../schema.ts";
import { isPresent, risingAfter } from "../stores/entity-row.ts";
import { type Counted, moveCounters, readCounters, toCounted } from "./product-counters.ts";
import { createProductLists } from "./product-list.ts";
import { insertRows } from "./insert-rows.ts";
import { countedOf, fromProduct, PRODUCT_COLUMNS, type ProductRow, toProduct } from "./product-row.ts";
import { listTitlesHolding } from "./search/titles-holding.ts";
import { lastSeqOf } from "./product-reads.ts";

interface ProductStoreParts {
  readonly kind: DatabaseKind;
  /** Takes the readings that may last. */
  readonly aside: ShopDatabase;
  readonly changes?: ChangeRecorder | undefined;
}

export function createProductStore(db: ShopDatabase, { kind, aside, changes }: ProductStoreParts): ProductStore {
  return {
    ...createProductLists({ db, aside, kind }),
    ...createProductFinders(db),

    listTitlesHolding: (sets, limit) => listTitlesHolding(aside, kind, { sets, limit }),

    counts: (visibility) => countProducts(db, visibility),

    async insert(product) {
      await db.insertInto("products").values(fromProduct(product)).execute();
      await moveCounters(db, { after: toCounted(product) });
      changes?.noteProduct(product);
      return readBack(db, product.id);
    },

    async insertAll(products) {
      await insertRows(db, kind, { table: "products", rows: products.map(fromProduct) });
      await moveCounters(db, ...products.map((product) => ({ after: toCounted(product) })));
      changes?.noteProduct(...products);
    },

    async update(product) {
      const before = await readCounted(db, product.id);
      if (!before) throw new DomainError("not-found", "This product was deleted in the meantime.");
      const { id, created_at: _, ...columns } = fromProduct(product);
      const updatedAt = risingAfter(before, product.updatedAt);
      await db
        .updateTable("products")
        .set({ ...columns, updated_at: updatedAt })
        .where("id", "=", id)
        .execute();
      await moveCounters(db, { before, after: toCounted(product) });
      changes?.noteProduct({ id, ...before }, product);
      return readBack(db, product.id);
    },

    async remove(id) {
      const before = await readCounted(db, id);
      if (!before) return;
      await db.deleteFrom("products").where("id", "=", id).execute();
      await moveCounters(db, { before });
      changes?.noteProduct({ id, ...before });
    },
  };
}

async function countProducts(db: ShopDatabase, visibility: Visibility): Promise<CatalogueCounts> {
  const live = db.selectFrom("categories").select(db.fn.countAll<number>().as("live")).where("retired", "=", false);
  const counters = await readCounters(db, ["total", "featured", "trending", "without-picture", "without-amount"]);
  const kept = await sql<{ products: number | string | null }>`select sum(value) as products from counters
    where scope = ${visibility} and name in (select 'category:' || id from categories where retired = ${true})`.execute(
    db,
  );
  const count = (name: string, scope = visibility) => counters.get(`${scope} ${name}`) ?? 0;
  return {
    total: count("total"),
    featured: count("featured"),
    trending: count("trending"),
    categories: (await live.executeTakeFirstOrThrow()).live,
    hidden: count("total") - count("total", "public"),
    withoutPicture: count("without-picture"),
    withoutAmount: count("without-amount"),
    inDeletedCategory: Number(kept.rows[0]?.products ?? 0),
  };
}

type Finders = Pick<
  ProductStore,
  | "findById"
  | "findBySlug"
  | "findMany"
  | "findBySlugs"
  | "findNext"
  | "listNewestAmounts"
  | "lastSeq"
  | "listAddresses"
  | "listDemo"
>;

function createProductFinders(db: ShopDatabase): Finders {
  async function readWhere(condition: ReturnType<typeof sql<boolean>>): Promise<readonly Product[]> {
    const query = sql<ProductRow>`select ${PRODUCT_COLUMNS} from products where ${condition} order by products.seq desc`;
    return (await query.execute(db)).rows.map(toProduct).filter(isPresent);
  }

  async function readMany(column: "id" | "slug", values: readonly string[]): Promise<readonly Product[]> {
    const products: Product[] = [];
    for (const piece of inPieces(values, 1))
      products.push(...(await readWhere(sql`products.${sql.ref(column)} in (${sql.join(piece)})`)));
    return products;
  }

  return {
    findById: async (id) => (await readWhere(sql`products.id = ${id}`))[0],

    findBySlug: async (slug) => (await readWhere(sql`products.slug = ${slug}`))[0],

    async findMany(ids) {
      const found = new Map((await readMany("id", ids)).map((product) => [product.id, product]));
      return ids.map((id) => found.get(id)).filter(isPresent);
    },

    findBySlugs: (slugs) => readMany("slug", slugs),

    async findNext(fromSeq) {
      const { rows } = await sql<ProductRow>`select ${PRODUCT_COLUMNS} from products
        where products.hidden = ${false} and products.seq >= ${fromSeq} order by products.seq limit 1`.execute(db);
      return rows.map(toProduct).find(isPresent);
    },

    async listNewestAmounts(currency, limit) {
      // The newest few hundred rows, whatever their prices are: looked for by currency, a rare one costs a whole scan.
      const { rows } = await sql<{ price_amount: number }>`select price_amount from (
          select price_amount, price_currency from products
          where hidden = ${false} order by seq desc limit ${limit}
        ) as newest where price_amount is not null and price_currency = ${currency}`.execute(db);
      return rows.map(({ price_amount }) => price_amount);
    },

    lastSeq: () => lastSeqOf(db),

    async listAddresses({ afterSeq, upToSeq }) {
      const rows = await db
        .selectFrom("products")
        .select(["slug", "updated_at"])
        .where("hidden", "=", false)
        .where("seq", ">", afterSeq)
        .where("seq", "<=", upToSeq)
        .orderBy("seq")
        .execute();
      return rows.map(({ slug, updated_at }) => ({ slug, updatedAt: updated_at }));
    },

    listDemo: () => readWhere(sql`products.demo`),
  };
}

async function readCounted(
  db: ShopDatabase,
  id: ProductId,
): Promise<(Counted & { readonly updated_at: number }) | undefined> {
  const columns = ["featured", "trending", "hidden", "category_id", "images", "price_amount", "updated_at"] as const;
  const row = await db.selectFrom("products").select(columns).where("id", "=", id).executeTakeFirst();
  return row && { ...countedOf(row), updated_at: row.updated_at };
}

async function readBack(db: ShopDatabase, id: ProductId): Promise<Product> {
  const product = await createProductFinders(db).findById(id);
  if (!product) throw new Error(`Product ${id} cannot be read back`);
  return product;
}

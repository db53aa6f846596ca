import { sql } from "kysely";
import type { BulkChangeId } from "../../../core/catalogue/bulk/bulk-change.ts";
import type {
  BulkProblem,
  BulkProduct,
  BulkStore,
  Changeable,
  ChangedRow,
  ProductChange,
} from "../../../core/catalogue/bulk/bulk-store.ts";
import type { ProductId } from "../../../core/catalogue/product.ts";
import type { ShopDatabase } from "../../schema.ts";
import { moveCounters } from "../product-counters.ts";

type RowStore = Pick<BulkStore, "change" | "refuse" | "listChanged" | "restore" | "keep" | "listProblems" | "forget">;

/** What became of each product of a bulk change. */
export function createBulkRows(db: ShopDatabase): RowStore {
  return {
    async change(id, changes) {
      await updateProducts(db, changes);
      await db
        .insertInto("bulk_change_rows")
        .values(changes.map((change) => toChangedRow(id, change)))
        .execute();
    },

    async refuse(id, problems) {
      await db
        .insertInto("bulk_change_rows")
        .values(problems.map((problem) => toRefusedRow(id, problem)))
        .execute();
    },

    async listChanged(id, limit) {
      const rows = await db
        .selectFrom("bulk_change_rows")
        .selectAll()
        .where("change_id", "=", id)
        .where("outcome", "=", "changed")
        .orderBy("product_seq", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        seq: row.product_seq,
        productId: row.product_id as ProductId,
        title: row.title,
        before: toChangeable(row.state_before),
        beforeUpdatedAt: row.before_updated_at,
        afterUpdatedAt: row.after_updated_at,
      }));
    },

    async restore(id, changes) {
      await updateProducts(db, changes);
      await handBackTokens(
        db,
        id,
        changes.map(({ after }) => after),
      );
      await markRows(db, id, { seqs: changes.map(({ after }) => after.seq), outcome: "restored" });
    },

    async keep(id, problems) {
      for (const [reason, seqs] of groupByReason(problems)) await markRows(db, id, { seqs, outcome: "kept", reason });
    },

    listProblems: (id, limit) => listProblems(db, id, limit),

    forget: (keepNewest, limit) => forget(db, keepNewest, limit),
  };
}

async function listProblems(db: ShopDatabase, id: BulkChangeId, limit: number): Promise<readonly BulkProblem[]> {
  const rows = await db
    .selectFrom("bulk_change_rows")
    .select(["product_id", "title", "reason"])
    .where("change_id", "=", id)
    .where("outcome", "in", ["refused", "kept"])
    .orderBy("product_seq", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ productId: row.product_id as ProductId, title: row.title, reason: row.reason ?? "" }));
}

/** One statement for all of them; the same columns whatever the deed was. */
async function updateProducts(db: ShopDatabase, changes: readonly ProductChange[]): Promise<void> {
  const rows = changes.map(
    ({ after }) => sql`(cast(${after.seq} as bigint), ${after.categoryId}, ${JSON.stringify(after.tags)},
      ${toFlag(after.featured)}, ${toFlag(after.trending)}, ${toFlag(after.hidden)}, ${toFlag(after.demo)},
      cast(${after.updatedAt} as bigint))`,
  );
  await sql`with changes (seq, category_id, tags, featured, trending, hidden, demo, updated_at) as (values ${sql.join(rows)})
    update products set category_id = changes.category_id, tags = changes.tags, featured = changes.featured,
      trending = changes.trending, hidden = changes.hidden, demo = changes.demo, updated_at = changes.updated_at
    from changes where products.seq = changes.seq`.execute(db);
  await moveCounters(db, ...changes);
}

/** As the words `true` and `false`, which both databases read as their own kind of flag. */
const toFlag = (flag: boolean) => (flag ? sql`true` : sql`false`);

/** The change before this one left products as they are again: now it can be undone in its turn. */
export async function handBackTokens(
  db: ShopDatabase,
  id: BulkChangeId,
  restored: readonly Pick<BulkProduct, "seq" | "updatedAt">[],
): Promise<void> {
  const rows = restored.map(({ seq, updatedAt }) => sql`(cast(${seq} as bigint), cast(${updatedAt} as bigint))`);
  await sql`with fresh (seq, updated_at) as (values ${sql.join(rows)})
    update bulk_change_rows set after_updated_at = fresh.updated_at
    from fresh, bulk_change_rows as undone
    where undone.change_id = ${id} and undone.product_seq = fresh.seq
      and bulk_change_rows.product_seq = fresh.seq and bulk_change_rows.outcome = 'changed'
      and bulk_change_rows.change_id <> ${id}
      and bulk_change_rows.after_updated_at = undone.before_updated_at`.execute(db);
}

interface Marking {
  readonly seqs: readonly number[];
  readonly outcome: "restored" | "kept";
  readonly reason?: string;
}

export async function markRows(db: ShopDatabase, id: BulkChangeId, { seqs, outcome, reason }: Marking): Promise<void> {
  await db
    .updateTable("bulk_change_rows")
    .set({ outcome, state_before: null, reason: reason ?? null })
    .where("change_id", "=", id)
    .where("product_seq", "in", seqs)
    .execute();
}

function groupByReason(problems: readonly (BulkProblem & { readonly seq: number })[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const { reason, seq } of problems) groups.set(reason, [...(groups.get(reason) ?? []), seq]);
  return groups;
}

async function forget(db: ShopDatabase, keepNewest: number, limit: number): Promise<boolean> {
  const newest = db.selectFrom("bulk_changes").select("seq").orderBy("seq", "desc");
  const cut = await newest.offset(keepNewest).limit(1).executeTakeFirst();
  if (cut === undefined) return false;
  const old = await db
    .selectFrom("bulk_change_rows")
    .innerJoin("bulk_changes", "bulk_changes.id", "bulk_change_rows.change_id")
    .select(["bulk_change_rows.change_id", "bulk_change_rows.product_seq"])
    .where("bulk_changes.seq", "<=", cut.seq)
    .limit(limit)
    .execute();
  const [first] = old;
  if (first === undefined) return false;
  const seqs = old.filter(({ change_id }) => change_id === first.change_id).map(({ product_seq }) => product_seq);
  await db
    .deleteFrom("bulk_change_rows")
    .where("change_id", "=", first.change_id)
    .where("product_seq", "in", seqs)
    .execute();
  return true;
}

function toChangedRow(id: BulkChangeId, { before, after }: ProductChange) {
  return {
    change_id: id,
    product_seq: before.seq,
    product_id: before.id,
    title: before.title,
    outcome: "changed" as const,
    state_before: JSON.stringify(pickChangeable(before)),
    before_updated_at: before.updatedAt,
    after_updated_at: after.updatedAt,
    reason: null,
  };
}

function toRefusedRow(id: BulkChangeId, { productId, seq, title, reason }: BulkProblem & { readonly seq: number }) {
  return {
    change_id: id,
    product_seq: seq,
    product_id: productId,
    title,
    outcome: "refused" as const,
    state_before: null,
    before_updated_at: 0,
    after_updated_at: 0,
    reason,
  };
}

function pickChangeable({ categoryId, tags, featured, trending, hidden, demo }: BulkProduct): Changeable {
  return { categoryId, tags, featured, trending, hidden, demo };
}

function toChangeable(json: string | null): ChangedRow["before"] {
  return json === null ? null : (JSON.parse(json) as Changeable);
}

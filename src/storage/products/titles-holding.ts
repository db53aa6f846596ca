import { setImmediate as nextTurn } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { TitleOfProduct } from "../../core/catalogue/catalogue-store.ts";
import type { TitlePieces } from "../../core/catalogue/close-matches/slips.ts";
import type { ProductId } from "../../core/catalogue/product.ts";
import type { DatabaseKind } from "../migrations/migrations.ts";
import type { ShopDatabase } from "../schema.ts";
import { toPattern, toPhrase } from "./title-search.ts";

interface HoldingRequest {
  /** A title must hold both pieces of one of these. */
  readonly sets: readonly TitlePieces[];
  readonly limit: number;
}

/** Public products whose folded titles hold both pieces of one of the sets, newest first. Both databases agree. */
export async function listTitlesHolding(
  db: ShopDatabase,
  kind: DatabaseKind,
  request: HoldingRequest,
): Promise<readonly TitleOfProduct[]> {
  const query = kind === "sqlite" ? trigramQuery(request) : likeQuery(request);
  const { rows } = await query.execute(db);
  // SQLite answers within this very turn, and a search may ask several times: others come in between.
  await nextTurn();
  return rows.map(({ id, title_fold }) => ({ id: id as ProductId, titleFold: title_fold }));
}

interface TitleRow {
  readonly id: string;
  readonly title_fold: string;
}

/** As in the search: from the index to the products, by rowid, so that the newest come first without a sort. */
function trigramQuery({ sets, limit }: HoldingRequest): RawBuilder<TitleRow> {
  const expression = sets.map(toExpression).join(" OR ");
  return sql`select products.id, products.title_fold from products_fts cross join products
    where products_fts match ${expression} and products.seq = -products_fts.rowid and products.hidden = ${false}
    order by products_fts.rowid limit ${limit}`;
}

function toExpression([piece, other]: TitlePieces): string {
  return other === undefined ? toPhrase(piece) : `(${toPhrase(piece)} AND ${toPhrase(other)})`;
}

/**
 * One look into the index for each set, which are hundreds: joined by "or" PostgreSQL would rather go through all titles.
 */
function likeQuery({ sets, limit }: HoldingRequest): RawBuilder<TitleRow> {
  const pieces = sets.map(([piece]) => toPattern(piece));
  const others = sets.map(([piece, other = piece]) => toPattern(other));
  return sql`select distinct held.seq, held.id, held.title_fold
    from unnest(${pieces}::text[], ${others}::text[]) as wanted (piece, other)
    cross join lateral (
      select seq, id, title_fold from products
      where title_fold like wanted.piece and title_fold like wanted.other and hidden = ${false}
      order by seq desc limit ${limit}
    ) as held
    order by held.seq desc limit ${limit}`;
}

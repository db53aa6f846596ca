import { type RawBuilder, sql } from "kysely";
import type { TitleOfProduct } from "../../../core/catalogue/catalogue-store.ts";
import type { TitlePieces } from "../../../core/catalogue/close-matches/slips.ts";
import type { ProductId } from "../../../core/catalogue/product.ts";
import { nextTurn } from "../../../core/time/next-turn.ts";
import type { DatabaseKind } from "../../migrations/migrations.ts";
import type { ShopDatabase } from "../../schema.ts";
import { lastSeqOf } from "../product-reads.ts";
import { toPattern } from "./search-request.ts";
import { toPhrase } from "./search-sqlite.ts";
import { BLOCK, blockOf, isInBlock, isNamedFor, readKnownLetters, toIndexPattern } from "./title-index.ts";

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
  const rows = await (kind === "sqlite" ? readSqlite(db, request) : readPostgres(db, request));
  return rows.map(({ id, title_fold }) => ({ id: id as ProductId, titleFold: title_fold }));
}

interface TitleRow {
  readonly id: string;
  readonly title_fold: string;
}

async function readSqlite(db: ShopDatabase, request: HoldingRequest): Promise<readonly TitleRow[]> {
  const { rows } = await trigramQuery(request).execute(db);
  // SQLite answers within this very turn, and a search may ask several times: others come in between.
  await nextTurn();
  return rows;
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

/** In a catalogue of so many, pieces that the index does not know are looked for title by title. */
const SMALL = 5_000;

/** Common pieces stand in enough of the newest titles; of rare ones there are few anywhere. */
async function readPostgres(db: ShopDatabase, { sets, limit }: HoldingRequest): Promise<readonly TitleRow[]> {
  const letters = await readKnownLetters(db);
  const lastSeq = await lastSeqOf(db);
  const isKnown = (piece = "abc") => letters.test(toIndexPattern(piece));
  const known = lastSeq <= SMALL ? sets : sets.filter((pieces) => pieces.every(isKnown));
  const newest = [blockOf(lastSeq), blockOf(Math.max(0, lastSeq - BLOCK / 2))];
  const near = { blocks: [...new Set(newest)], isWhere: isInBlock(sql`near.block`) };
  const nearby = await readNamed(db, { sets: known, limit, ...near });
  if (nearby.length === limit || newest.includes(0)) return nearby;
  return readNamed(db, { sets: known, limit, blocks: [0], isWhere: sql`true` });
}

interface NamedRequest extends HoldingRequest {
  readonly blocks: readonly number[];
  readonly isWhere: RawBuilder<boolean>;
}

/**
 * One look into the index for each set, which are hundreds: joined by "or" PostgreSQL would rather go through all titles.
 * Each set's are collected before they are sorted (`offset`): told the order or the limit, it would go product by product.
 */
async function readNamed(db: ShopDatabase, { sets, limit, blocks, isWhere }: NamedRequest) {
  const pairs = sets.map(([piece, other = piece]) => [piece, other] as const);
  const column = (toText: (piece: string) => string, place: 0 | 1) =>
    sql`${pairs.map((pair) => toText(pair[place]))}::text[]`;
  const { rows } = await sql<TitleRow>`select distinct held.seq, held.id, held.title_fold
    from unnest(${column(toIndexPattern, 0)}, ${column(toIndexPattern, 1)}, ${column(toPattern, 0)}, ${column(toPattern, 1)})
      as wanted (named, other_named, held, other_held)
    cross join unnest(${blocks}::bigint[]) as near (block)
    cross join lateral (
      select seq, id, title_fold from products
      where ${isNamedFor(sql`wanted.named`)} and ${isNamedFor(sql`wanted.other_named`)}
        and title_fold like wanted.held and title_fold like wanted.other_held and hidden = ${false} and ${isWhere}
      offset 0
    ) as held
    order by held.seq desc limit ${limit}`.execute(db);
  return rows;
}

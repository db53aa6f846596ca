import type { TitleOfProduct } from "../../../core/catalogue/catalogue-store.ts";
import type { TitlePieces } from "../../../core/catalogue/close-matches/slips.ts";
import type { ProductId } from "../../../core/catalogue/product.ts";
import type { DatabaseKind } from "../../migrations/migrations.ts";
import type { ShopDatabase } from "../../schema.ts";
import { groupPieces, holdsOneOf, type PieceGroup, type TitleIndex } from "./piece-groups.ts";
import { readKnownParts } from "./title-index.ts";
import { readTitleSample } from "./title-sample.ts";
import { readNamed } from "./titles-named.ts";

interface HoldingRequest {
  /** A title must hold both pieces of one of these. */
  readonly sets: readonly TitlePieces[];
  readonly limit: number;
}

/**
 * What a look among all titles may cost: so many entries of the index are read, so many titles are named. It takes some
 * 20 ms. Pieces that would cost more are looked for among the newest titles alone.
 */
const BUDGETS = { sqlite: { read: 200_000, named: 1_000 }, postgres: { read: 50_000, named: 1_000 } };

/**
 * Public products whose folded titles hold both pieces of one of the sets, newest first. In a large catalogue common pieces
 * bring only the newest, of which there are enough, and the cost stays the same however many titles there are.
 */
export async function listTitlesHolding(
  db: ShopDatabase,
  kind: DatabaseKind,
  { sets, limit }: HoldingRequest,
): Promise<readonly TitleOfProduct[]> {
  const index = await openIndex(db, kind);
  const groups = groupPieces(sets, index);
  const rows = await readNamed(db, kind, divide(groups, index));
  const holds = holdsOneOf(groups);
  return rows
    .filter(({ title_fold }) => holds(title_fold))
    .slice(0, limit)
    .map(({ id, title_fold }) => ({ id: id as ProductId, titleFold: title_fold }));
}

async function openIndex(db: ShopDatabase, kind: DatabaseKind): Promise<TitleIndex> {
  const { countOf } = await readTitleSample(db, kind);
  if (kind === "sqlite") return { kind, countOf };
  const isKnown = await readKnownParts(db);
  return { kind, countOf: (...parts) => (parts.every(isKnown) ? countOf(...parts) : Infinity) };
}

/** The cheapest first, until the budget is spent. */
function divide(groups: readonly PieceGroup[], { kind, countOf }: TitleIndex) {
  const priced = groups.map((group) => ({
    group,
    read: group.telling.reduce((sum, part) => sum + countOf(part), 0),
    named: group.telling.length === 0 ? Infinity : countOf(...group.telling),
  }));
  const left = { ...BUDGETS[kind] };
  const anywhere: PieceGroup[] = [];
  const newest: PieceGroup[] = [];
  for (const { group, read, named } of priced.toSorted(
    (one, other) => one.named - other.named || one.read - other.read,
  )) {
    const isAffordable = read <= left.read && named <= left.named;
    (isAffordable ? anywhere : newest).push(group);
    if (!isAffordable) continue;
    left.read -= read;
    left.named -= named;
  }
  return { anywhere, newest };
}

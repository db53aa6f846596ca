import type { TitleOfProduct } from "../../../core/catalogue/catalogue-store.ts";
import type { TitlePieces } from "../../../core/catalogue/close-matches/slips.ts";
import type { ProductId } from "../../../core/catalogue/product.ts";
import { nextTurn } from "../../../core/time/next-turn.ts";
import type { DatabaseKind } from "../../migrations/migrations.ts";
import type { ShopDatabase } from "../../schema.ts";
import { groupPieces, holdsOneOf, type PieceGroup, type TitleIndex } from "./piece-groups.ts";
import { readKnownParts } from "./title-index.ts";
import { readTitleSample, type TitleRow, type TitleSample } from "./title-sample.ts";
import { readNamed } from "./titles-named.ts";

interface HoldingRequest {
  /** A title must hold both pieces of one of these. */
  readonly sets: readonly TitlePieces[];
  readonly limit: number;
}

/**
 * What a look among all titles may cost: so many entries of the index are read, so many titles are named. It takes some
 * 20 ms. Pieces that would cost more are looked for among the newest titles and the sample.
 */
const BUDGETS = { sqlite: { read: 200_000, named: 500 }, postgres: { read: 50_000, named: 500 } };

/** Titles after which others have their turn. */
const ASKED_AT_ONCE = 200;

/**
 * Public products whose folded titles hold both pieces of one of the sets, newest first. In a large catalogue common pieces
 * bring only the newest and a few of all others, of which there are enough, and the cost stays the same however many
 * titles there are.
 */
export async function listTitlesHolding(
  db: ShopDatabase,
  kind: DatabaseKind,
  { sets, limit }: HoldingRequest,
): Promise<readonly TitleOfProduct[]> {
  const sample = await readTitleSample(db, kind);
  const index = await openIndex(db, kind, sample);
  const groups = groupPieces(sets, index);
  const { anywhere, newest } = divide(groups, index);
  const named = await readNamed(db, kind, { anywhere, newest });
  // What an import of other things put behind the newest is common in the sample still.
  const candidates = newest.length > 0 ? [...sample.titles, ...named] : named;
  const holds = holdsOneOf(groups);
  const found: TitleOfProduct[] = [];
  for (const [place, { id, title }] of newestFirst(candidates).entries()) {
    if (holds(title)) found.push({ id: id as ProductId, titleFold: title });
    if (found.length === limit) break;
    if (place % ASKED_AT_ONCE === 0) await nextTurn();
  }
  return found;
}

function newestFirst(titles: readonly TitleRow[]): readonly TitleRow[] {
  const unlike = new Map(titles.map((title) => [title.seq, title]));
  return [...unlike.values()].toSorted((left, right) => right.seq - left.seq);
}

async function openIndex(db: ShopDatabase, kind: DatabaseKind, { countOf }: TitleSample): Promise<TitleIndex> {
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

import type { ProductPageRequest } from "../../core/catalogue/catalogue-store.ts";
import type { Product, ProductFilter } from "../../core/catalogue/product.ts";
import type { ProductOrder } from "../../core/catalogue/product-order.ts";
import { type Page, TOTAL_CAP } from "../../core/paging/page.ts";
import { nextTurn } from "../../core/time/next-turn.ts";
import type { DatabaseKind } from "../migrations/migrations.ts";
import type { ShopDatabase } from "../schema.ts";
import { isPresent } from "../stores/entity-row.ts";
import {
  type Place,
  readOrderCursor,
  sortProducts,
  type Stretch,
  walkProducts,
  writeOrderCursor,
} from "./ordered-products.ts";
import { capTotal, countAll, type ListParts, readBySeqs, readSeqs, type Total } from "./product-reads.ts";
import { type ProductRow, toProduct } from "./product-row.ts";
import { conditionsOf, isNarrowed, type ProductScope, resolveScope } from "./product-scope.ts";
import { planSegments } from "./product-segments.ts";
import { searchTitles } from "./search/search-titles.ts";

const STREAM_CHUNK = 200;

interface OrderedPageRequest extends ProductPageRequest {
  readonly order: ProductOrder;
}

interface OrderedLists {
  list(filter: ProductFilter, page: OrderedPageRequest): Promise<Page<Product>>;
  stream(filter: ProductFilter, order: ProductOrder): AsyncIterable<Product>;
}

/** Lists of products in any order, with a place for a cursor. */
export function createOrderedLists({ db, aside, kind }: ListParts): OrderedLists {
  /** A few are sorted, many are walked through: counting tells which, and the total is wanted anyway. */
  async function openOrdered(filter: ProductFilter, order: ProductOrder) {
    const scope = await resolveScope(db, kind, filter);
    const segments = await planSegments(db, kind, order);
    const { seqs, ...total } = await collectFew(aside, kind, scope);
    const read = (stretch: Pick<Stretch, "after" | "limit">) =>
      seqs === undefined
        ? walkProducts(isNarrowed(scope) ? aside : db, kind, { scope, segments, ...stretch })
        : sortProducts(db, kind, { seqs, segments, ...stretch });
    return { segments, total, read };
  }

  async function list(filter: ProductFilter, { limit, cursor, order }: OrderedPageRequest): Promise<Page<Product>> {
    const { segments, total, read } = await openOrdered(filter, order);
    const after = cursor === undefined ? undefined : readOrderCursor(order.sort, cursor, segments);
    const places = await read({ after, limit: limit + 1 });
    const shown = places.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: (await readPlaces(db, shown, filter)).map(toProduct).filter(isPresent),
      nextCursor: last && places.length > limit ? writeOrderCursor(order.sort, last) : undefined,
      ...total,
    };
  }

  async function* stream(filter: ProductFilter, order: ProductOrder): AsyncIterable<Product> {
    const { read } = await openOrdered(filter, order);
    for (let after: Place | undefined; ;) {
      const places = await read({ after, limit: STREAM_CHUNK });
      yield* (await readPlaces(db, places, filter)).map(toProduct).filter(isPresent);
      after = places.at(-1);
      if (after === undefined || places.length < STREAM_CHUNK) return;
      await nextTurn();
    }
  }

  return { list, stream };
}

async function collectFew(
  db: ShopDatabase,
  kind: DatabaseKind,
  scope: ProductScope,
): Promise<Total & { readonly seqs: readonly number[] | undefined }> {
  const { term } = scope;
  const limit = TOTAL_CAP + 1;
  if (term !== undefined) {
    const seqs = await searchTitles(db, kind, { scope: { ...scope, term }, beforeSeq: undefined, limit });
    return { seqs: seqs.length > TOTAL_CAP ? undefined : seqs, ...capTotal(seqs.length) };
  }
  const total = await countAll(db, scope);
  if (!isNarrowed(scope) || total.totalIsCapped || total.total > TOTAL_CAP) return { seqs: undefined, ...total };
  return { seqs: await readSeqs(db, conditionsOf(scope), limit), ...total };
}

async function readPlaces(
  db: ShopDatabase,
  places: readonly Place[],
  { visibility }: ProductFilter,
): Promise<readonly ProductRow[]> {
  const seqs = places.map(({ seq }) => seq);
  const rows = new Map((await readBySeqs(db, seqs, visibility)).map((row) => [row.seq, row]));
  return seqs.map((seq) => rows.get(seq)).filter(isPresent);
}

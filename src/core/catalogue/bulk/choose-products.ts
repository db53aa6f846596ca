import type { CoreContext } from "../../core-context.ts";
import type { ProductFilter, ProductId } from "../product.ts";
import { resolveQuery } from "../resolve-query.ts";
import type { BulkSelection } from "./bulk-change.ts";
import type { BulkProduct, BulkStore } from "./bulk-store.ts";

/** Chosen products in pieces; `position` says where the next piece begins. */
export interface Choice {
  /** Where the first piece begins. */
  readonly start: number;
  read(store: BulkStore, position: number, limit: number): Promise<Piece>;
}

export interface Piece {
  readonly products: readonly BulkProduct[];
  readonly next: number;
  readonly isLast: boolean;
}

/** Reads a selection piece by piece: ids by their place, lists by running number, newest first. */
export async function openSelection(context: CoreContext, selection: BulkSelection): Promise<Choice> {
  if (selection.kind === "ids") return openIds(selection.ids);
  const { filter } = await resolveQuery(context, selection.query);
  const except = new Set(selection.except);
  return openList(filter, except, await context.storage.read.products.lastSeq());
}

function openIds(ids: readonly ProductId[]): Choice {
  return {
    start: 0,
    async read(store, position, limit) {
      const piece = ids.slice(position, position + limit);
      const next = position + piece.length;
      const products = piece.length === 0 ? [] : await store.findProducts(piece);
      return { products, next, isLast: next >= ids.length };
    },
  };
}

function openList(filter: ProductFilter, except: ReadonlySet<ProductId>, lastSeq: number): Choice {
  return {
    start: lastSeq + 1,
    async read(store, position, limit) {
      const products = await store.listProducts(filter, { beforeSeq: position, limit });
      const next = products.at(-1)?.seq ?? 0;
      // A short piece may have lost one that somebody deleted while it was read; only an empty one is the end.
      const chosen = except.size === 0 ? products : products.filter(({ id }) => !except.has(id));
      return { products: chosen, next, isLast: products.length === 0 };
    },
  };
}

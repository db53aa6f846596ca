import type { CoreContext } from "../../core-context.ts";
import { nextTurn } from "../../time/next-turn.ts";
import { applyDeed } from "./apply-deed.ts";
import type { BulkDeed, BulkSelection } from "./bulk-change.ts";
import { openSelection } from "./choose-products.ts";
import { findDeedCategory } from "./find-deed-category.ts";

export interface BulkPreview {
  /** How many products the selection holds now. */
  readonly chosen: number;
  /** How many of them the deed would change or delete. */
  readonly changing: number;
  /** How many a rule would keep as they are. */
  readonly refused: number;
}

const PIECE = 400;

/**
 * Counts what a bulk change would do, without doing it; without a deed it counts the selection alone.
 * Throws DomainError("invalid") for an unknown category.
 */
export async function previewBulkChange(
  context: CoreContext,
  { selection, deed }: { readonly selection: BulkSelection; readonly deed?: BulkDeed | undefined },
): Promise<BulkPreview> {
  const { read } = context.storage;
  const categoryId = deed === undefined ? null : await findDeedCategory(read.categories, deed);
  const choice = await openSelection(context, selection);
  const counts = { chosen: 0, changing: 0, refused: 0 };
  for (let position = choice.start, isLast = false; !isLast;) {
    const piece = await choice.read(read.bulkChanges, position, PIECE);
    counts.chosen += piece.products.length;
    for (const product of deed === undefined ? [] : piece.products) {
      const { kind } = applyDeed({ deed: deed as BulkDeed, categoryId }, product);
      if (kind === "refused") counts.refused += 1;
      else if (kind !== "unchanged") counts.changing += 1;
    }
    position = piece.next;
    isLast = piece.isLast;
    await nextTurn();
  }
  return counts;
}

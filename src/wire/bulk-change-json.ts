import type { BulkChange, BulkDeed, BulkState } from "../core/catalogue/bulk/bulk-change.ts";
import type { BulkProblem } from "../core/catalogue/bulk/bulk-store.ts";
import type { BulkReport } from "../core/catalogue/bulk/find-bulk-change.ts";
import type { BulkPreview } from "../core/catalogue/bulk/preview-bulk-change.ts";
import { toInstantJson } from "./instant-json.ts";

/** A bulk change as `/api/bulk-changes` gives it. */
export interface BulkChangeJson {
  readonly id: string;
  readonly deed: BulkDeed;
  readonly state: BulkState;
  /** The name of whoever started it; null for the shop itself and for commands. */
  readonly started_by: string | null;
  readonly total: number;
  readonly seen: number;
  readonly changed: number;
  readonly refused: number;
  readonly restored: number;
  readonly kept: number;
  readonly failure: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface BulkProblemJson {
  readonly product_id: string;
  readonly title: string;
  readonly reason: string;
}

/** One bulk change, with at most 100 of the products that were left alone. */
export interface BulkReportJson extends BulkChangeJson {
  readonly problems: readonly BulkProblemJson[];
}

export interface BulkPreviewJson {
  readonly chosen: number;
  readonly changing: number;
  readonly refused: number;
}

export function toBulkChangeJson(change: BulkChange): BulkChangeJson {
  const { id, deed, state, startedBy, total, seen, changed, refused, restored, kept, failure } = change;
  return {
    id,
    deed,
    state,
    started_by: startedBy.kind === "account" ? startedBy.name : null,
    total,
    seen,
    changed,
    refused,
    restored,
    kept,
    failure,
    created_at: toInstantJson(change.createdAt),
    updated_at: toInstantJson(change.updatedAt),
  };
}

export function toBulkReportJson({ change, problems }: BulkReport): BulkReportJson {
  return { ...toBulkChangeJson(change), problems: problems.map(toBulkProblemJson) };
}

const toBulkProblemJson = ({ productId, title, reason }: BulkProblem): BulkProblemJson => ({
  product_id: productId,
  title,
  reason,
});

export const toBulkPreviewJson = ({ chosen, changing, refused }: BulkPreview): BulkPreviewJson => ({
  chosen,
  changing,
  refused,
});

import type { Actor } from "../../audit/actor.ts";
import type { Brand } from "../../brand.ts";
import type { CategoryId } from "../category.ts";
import type { ProductId } from "../product.ts";
import type { ProductQuery } from "../product-query.ts";

export type BulkChangeId = Brand<string, "BulkChangeId">;

export const BULK_FLAGS = ["featured", "trending", "hidden"] as const;
export type BulkFlag = (typeof BULK_FLAGS)[number];

/** What a bulk change does to each of its products. */
export type BulkDeed =
  | { readonly kind: "category"; readonly category: string }
  | { readonly kind: "tags"; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly kind: "flag"; readonly flag: BulkFlag; readonly value: boolean }
  | { readonly kind: "delete" };

/** Which products: some by name, or all that a list holds but some. Products that join the list later are not among them. */
export type BulkSelection =
  | { readonly kind: "ids"; readonly ids: readonly ProductId[] }
  | { readonly kind: "query"; readonly query: ProductQuery; readonly except?: readonly ProductId[] | undefined };

/** The most products that may be chosen, or left out, one by one. */
export const MAX_CHOSEN = 1000;

/** `running` and `undoing` are at work, also after a restart; the others are at rest. */
export const BULK_STATES = ["running", "done", "cancelled", "failed", "undoing", "undone", "undo-failed"] as const;
export type BulkState = (typeof BULK_STATES)[number];

/** Only so many, the newest, keep what they need to be undone. */
export const UNDOABLE_CHANGES = 20;

/** One deed on many products, done in short transactions, with all that is needed to take it back. */
export interface BulkChange {
  readonly id: BulkChangeId;
  readonly deed: BulkDeed;
  readonly selection: BulkSelection;
  /** Where a change of category leads; null for the other deeds. */
  readonly categoryId: CategoryId | null;
  readonly state: BulkState;
  readonly startedBy: Actor;
  /** How many products were chosen when it began. */
  readonly total: number;
  /** How many of them were looked at so far. */
  readonly seen: number;
  readonly changed: number;
  /** Products that a rule kept as they are. */
  readonly refused: number;
  /** Products that the undo brought back. */
  readonly restored: number;
  /** Products that the undo left alone, because somebody changed them since. */
  readonly kept: number;
  /** Why it, or its undo, failed, in a sentence; null when it did not. */
  readonly failure: string | null;
  /** How far it came: the place in the chosen ids, or the running number it came down to. */
  readonly position: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

export const isAtWork = ({ state }: Pick<BulkChange, "state">): boolean => state === "running" || state === "undoing";

/** The deed in words, for the audit log and for lists: "Feature". */
export function nameDeed(deed: BulkDeed): string {
  switch (deed.kind) {
    case "category":
      return `Move to ${deed.category}`;
    case "tags":
      return [...nameTags("Add", deed.add), ...nameTags("Remove", deed.remove)].join("; ");
    case "flag":
      return FLAG_WORDS[deed.flag][deed.value ? 0 : 1];
    case "delete":
      return "Delete";
  }
}

function nameTags(verb: string, tags: readonly string[]): readonly string[] {
  if (tags.length === 0) return [];
  return [`${verb} ${tags.length === 1 ? "the tag" : "the tags"} ${tags.join(", ")}`];
}

const FLAG_WORDS: Readonly<Record<BulkFlag, readonly [on: string, off: string]>> = {
  featured: ["Mark as featured", "Stop marking as featured"],
  trending: ["Mark as trending", "Stop marking as trending"],
  hidden: ["Hide", "Show"],
};

import { splitTags } from "../../../../core/catalogue/split-tags.ts";
import type { BulkDeed, BulkFlag } from "../../../../core/catalogue/bulk/bulk-change.ts";

export type DeedKind = "category" | "add-tags" | "remove-tags" | BulkFlag;

/** What stands in the dialog. */
export interface DeedValues {
  readonly kind: DeedKind;
  readonly category: string;
  /** As typed, with commas between. */
  readonly tags: string;
  readonly isOn: boolean;
}

export const FIRST_DEED: DeedValues = { kind: "category", category: "", tags: "", isOn: true };

export const DEED_LABELS: Readonly<Record<DeedKind, string>> = {
  category: "Category",
  "add-tags": "Add tags",
  "remove-tags": "Remove tags",
  featured: "Featured",
  trending: "Trending",
  hidden: "Hidden",
};

/** The deed that is meant; undefined while something is missing. */
export function toDeed({ kind, category, tags, isOn }: DeedValues): BulkDeed | undefined {
  switch (kind) {
    case "category":
      return category === "" ? undefined : { kind, category };
    case "add-tags":
    case "remove-tags": {
      const named = splitTags(tags);
      if (named.length === 0) return undefined;
      return kind === "add-tags" ? { kind: "tags", add: named, remove: [] } : { kind: "tags", add: [], remove: named };
    }
    case "featured":
    case "trending":
    case "hidden":
      return { kind: "flag", flag: kind, value: isOn };
  }
}

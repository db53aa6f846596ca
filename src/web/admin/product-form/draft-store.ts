// What was typed and not saved, kept in this browser so that a crash or a closed window loses nothing.
import { BLANK_PRODUCT, type ProductFormValues } from "./product-values.ts";

export interface Draft {
  readonly values: ProductFormValues;
  /** The `updated_at` of the version that was edited; null for a new product. */
  readonly startedFrom: string | null;
  /** Epoch milliseconds. */
  readonly keptAt: number;
}

export interface DraftStore {
  /** Undefined when there is none, or one that another version of the form wrote. */
  find(): Draft | undefined;
  keep(draft: Omit<Draft, "keptAt">): void;
  discard(): void;
}

interface DraftStoreParts {
  /** Undefined for the form of a new product. */
  readonly productId: string | undefined;
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function createDraftStore({ productId, storage, now }: DraftStoreParts): DraftStore {
  const key = `draft:product:${productId ?? "new"}`;
  return {
    find() {
      try {
        const kept: unknown = JSON.parse(storage.getItem(key) ?? "null");
        return isDraft(kept) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    keep(draft) {
      try {
        storage.setItem(key, JSON.stringify({ ...draft, keptAt: now() } satisfies Draft));
      } catch {
        // A full or forbidden storage costs the safety net, not the form.
      }
    },
    discard() {
      storage.removeItem(key);
    },
  };
}

function isDraft(kept: unknown): kept is Draft {
  if (!isRecord(kept) || typeof kept["keptAt"] !== "number") return false;
  const startedFrom = kept["startedFrom"];
  const values = kept["values"];
  if (startedFrom !== null && typeof startedFrom !== "string") return false;
  return isRecord(values) && isFormValues(values);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function isFormValues(values: Record<string, unknown>): boolean {
  return Object.entries(BLANK_PRODUCT).every(([name, blank]) => isLike(values[name], blank));
}

function isLike(value: unknown, blank: string | boolean | readonly string[]): boolean {
  if (!Array.isArray(blank)) return typeof value === typeof blank;
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

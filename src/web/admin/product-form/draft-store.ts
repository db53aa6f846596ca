// What was typed and not saved, kept in this browser so that a crash or a closed window loses nothing.
import { BLANK_PRODUCT, type ProductFormValues } from "./product-values.ts";

export interface Draft {
  readonly values: ProductFormValues;
  /** Epoch milliseconds. */
  readonly keptAt: number;
}

export interface DraftStore {
  /** Undefined when there is none, or one that another version of the form wrote. */
  find(): Draft | undefined;
  keep(values: ProductFormValues): void;
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
      const kept: unknown = parse(storage.getItem(key));
      return isDraft(kept) ? kept : undefined;
    },
    keep(values) {
      try {
        storage.setItem(key, JSON.stringify({ values, keptAt: now() } satisfies Draft));
      } catch {
        // A full or forbidden storage costs the safety net, not the form.
      }
    },
    discard() {
      storage.removeItem(key);
    },
  };
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== "object" || kept === null) return false;
  if (!("keptAt" in kept) || typeof kept.keptAt !== "number" || !("values" in kept)) return false;
  const { values } = kept;
  if (typeof values !== "object" || values === null) return false;
  return Object.entries(BLANK_PRODUCT).every(([name, blank]) => isLike(Reflect.get(values, name), blank));
}

function isLike(value: unknown, blank: string | boolean | readonly string[]): boolean {
  if (!Array.isArray(blank)) return typeof value === typeof blank;
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

// What was typed and not saved, kept in this browser so that a crash or a closed window loses nothing.
export const DRAFT_KEY_PREFIX = "draft:";

export interface Draft<Values> {
  readonly values: Values;
  /** The `updated_at` of the version that was edited; null for something new. */
  readonly startedFrom: string | null;
  /** The values of that version, for merging with a newer one. Older drafts have none. */
  readonly base?: Values | undefined;
  /** Under which it is saved, if it is something new: an attempt may have been made before the page was left. */
  readonly onceKey: string;
  /** Epoch milliseconds. */
  readonly keptAt: number;
}

export interface DraftStore<Values> {
  /** Undefined when there is none, or one that another version of the form wrote. */
  find(): Draft<Values> | undefined;
  keep(draft: Omit<Draft<Values>, "keptAt">): void;
  /** Only the draft with this key: another window may have stored its own since. */
  discard(onceKey: string): void;
}

interface DraftStoreParts<Values> {
  /** As in "product:7". */
  readonly name: string;
  /** Values of the form, of which only the kinds count: a draft that looks otherwise is none of this form. */
  readonly shape: Values;
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function createDraftStore<Values extends object>(parts: DraftStoreParts<Values>): DraftStore<Values> {
  const { name, shape, storage, now } = parts;
  const key = DRAFT_KEY_PREFIX + name;
  return {
    find() {
      try {
        const kept: unknown = JSON.parse(storage.getItem(key) ?? "null");
        if (!isDraftLike(kept, shape)) return undefined;
        return isLike(kept.base, shape) ? kept : { ...kept, base: undefined };
      } catch {
        return undefined;
      }
    },
    keep(draft) {
      try {
        storage.setItem(key, JSON.stringify({ ...draft, keptAt: now() } satisfies Draft<Values>));
      } catch {
        // A full or forbidden storage costs the safety net, not the form.
      }
    },
    discard(onceKey) {
      if (readOnceKey(storage.getItem(key)) === onceKey) storage.removeItem(key);
    },
  };
}

function readOnceKey(text: string | null): unknown {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return isRecord(kept) ? kept["onceKey"] : undefined;
  } catch {
    return undefined;
  }
}

function isDraftLike<Values extends object>(kept: unknown, shape: Values): kept is Draft<Values> {
  if (!isRecord(kept) || typeof kept["keptAt"] !== "number") return false;
  if (typeof kept["onceKey"] !== "string") return false;
  const startedFrom = kept["startedFrom"];
  if (startedFrom !== null && typeof startedFrom !== "string") return false;
  return isLike(kept["values"], shape);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The entries of a list are texts, unless the shape shows one of another kind. */
function isLike(value: unknown, shape: unknown): boolean {
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((item) => isLike(item, shape[0] ?? ""));
  if (!isRecord(shape)) return typeof value === typeof shape;
  return isRecord(value) && Object.entries(shape).every(([name, part]) => isLike(value[name], part));
}

/**
 * Remembers what the entries of this tab's history showed when they were left, so that Back brings back the loaded
 * cards, and with them the scroll position. It lives as long as the document.
 */
export interface PageStore {
  keepPage(entry: string, page: object): void;
  /** Hands a kept page out once: what is shown again will be kept again when it is left. */
  takePage(entry: string): object | undefined;
  keepState(entry: string, name: string, value: unknown): void;
  findState(entry: string, name: string): unknown;
}

/** Nobody goes back further; older entries are read anew. */
const MAX_ENTRIES = 30;

interface KeptEntry {
  page: object | undefined;
  readonly states: Map<string, unknown>;
}

export function createPageStore(maxEntries = MAX_ENTRIES): PageStore {
  const entries = new Map<string, KeptEntry>();

  function open(key: string): KeptEntry {
    const entry = entries.get(key) ?? { page: undefined, states: new Map() };
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return entry;
  }

  return {
    keepPage(key, page) {
      open(key).page = page;
    },
    takePage(key) {
      const entry = entries.get(key);
      const page = entry?.page;
      if (entry !== undefined) entry.page = undefined;
      return page;
    },
    keepState: (key, name, value) => void open(key).states.set(name, value),
    findState: (key, name) => entries.get(key)?.states.get(name),
  };
}

export const pageStore = createPageStore();

/** The history entry that the browser is at; on Back already the one that is returned to. */
export function currentEntry(): string {
  const state = window.history.state as { readonly key?: string } | null;
  return state?.key ?? "default";
}

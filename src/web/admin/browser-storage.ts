type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What could not be stored. */
const heldHere = new Map<string, string>();

/** The browser's storage; where that is full or switched off, this page's memory, until it is left. */
export const browserStorage: BrowserStorage = {
  getItem(key) {
    const held = heldHere.get(key);
    if (held !== undefined) return held;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key, value) {
    try {
      localStorage.setItem(key, value);
      heldHere.delete(key);
    } catch {
      heldHere.set(key, value);
    }
  },
  removeItem(key) {
    heldHere.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};

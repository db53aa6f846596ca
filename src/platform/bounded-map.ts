/** A map that forgets what was set longest ago once it holds `most` entries. */
export function createBoundedMap<Value>(most: number) {
  const entries = new Map<string, Value>();
  return {
    get: (key: string): Value | undefined => entries.get(key),
    has: (key: string): boolean => entries.has(key),
    delete: (key: string): boolean => entries.delete(key),
    set(key: string, value: Value): void {
      // Set anew, so that the map's own order is the order of setting.
      entries.delete(key);
      entries.set(key, value);
      const oldest = entries.size > most ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
    },
  };
}
